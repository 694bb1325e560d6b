"""Our own letters: two families cut to what we write, their widths, and how pages and pictures get them.

No page and no picture uses the fonts that a machine happens to have. The faces come from packages on the package index
(`faces.py`), are cut once (`cutting.py`) and kept (`kept.py`); `widths.py` measures words with them.
"""

from __future__ import annotations
