"""Passkeys: a key pair in somebody's device, of which we keep the public half. `webauthn` does the checking.

It brings a library of cryptography along, so it is imported when the first passkey is asked for.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Sequence
from hashlib import sha256
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

from pelagos.core.errors import Refused

CHALLENGE_BYTES: Final = 32
SECONDS: Final = 300
"""How long somebody may take to find the finger or the key."""
SITE: Final = "Pelagos"


class Passkey(NamedTuple):
    """What is kept of a passkey."""

    credential: str
    public_key: str
    uses: int

    @property
    def mark(self) -> str:
        """What it is found by; a credential's own number may be very long."""
        return credential_mark(self.credential)


class Asked(NamedTuple):
    """What a browser is asked: the options for its interface, and the challenge that must come back signed."""

    options: dict[str, Any]
    challenge: str


def credential_mark(credential: str) -> str:
    """What a credential is found by."""
    return sha256(credential.encode()).hexdigest()


def site_of(origin: str) -> str:
    """The name that passkeys of a page belong to: its host."""
    return urlsplit(origin).hostname or ""


def ask_to_register(origin: str, person: str, name: str, known: Sequence[str]) -> Asked:
    """Ask a browser to make a passkey that finds its person by itself; one that is known already is not made again."""
    from webauthn import base64url_to_bytes, generate_registration_options
    from webauthn.helpers.structs import (
        AuthenticatorSelectionCriteria,
        PublicKeyCredentialDescriptor,
        ResidentKeyRequirement,
        UserVerificationRequirement,
    )

    challenge = secrets.token_bytes(CHALLENGE_BYTES)
    options = generate_registration_options(
        rp_id=site_of(origin),
        rp_name=SITE,
        user_id=person.encode(),
        user_name=name,
        user_display_name=name,
        challenge=challenge,
        timeout=SECONDS * 1000,
        exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(one)) for one in known],
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
        ),
    )
    return _asked(options)


def ask_to_enter(origin: str) -> Asked:
    """Ask a browser for any passkey that it has for this site."""
    from webauthn import generate_authentication_options

    challenge = secrets.token_bytes(CHALLENGE_BYTES)
    return _asked(generate_authentication_options(rp_id=site_of(origin), challenge=challenge, timeout=SECONDS * 1000))


def registered(credential: dict[str, Any], origin: str, challenge: str) -> Passkey:
    """The passkey that a browser has made; refused when it was not made for this page and this question."""
    from webauthn import base64url_to_bytes, verify_registration_response
    from webauthn.helpers import bytes_to_base64url
    from webauthn.helpers.exceptions import WebAuthnException

    try:
        found = verify_registration_response(
            credential=credential,
            expected_challenge=base64url_to_bytes(challenge),
            expected_rp_id=site_of(origin),
            expected_origin=origin,
            require_user_verification=False,
        )
    except (WebAuthnException, ValueError, TypeError, KeyError) as problem:
        raise Refused("error-bad-passkey") from problem
    return Passkey(
        bytes_to_base64url(found.credential_id), bytes_to_base64url(found.credential_public_key), found.sign_count
    )


def entered(credential: dict[str, Any], origin: str, challenge: str, kept: Passkey) -> int:
    """How often the passkey has been used by now; refused when somebody else answered, or an older copy of it."""
    from webauthn import base64url_to_bytes, verify_authentication_response
    from webauthn.helpers.exceptions import WebAuthnException

    try:
        found = verify_authentication_response(
            credential=credential,
            expected_challenge=base64url_to_bytes(challenge),
            expected_rp_id=site_of(origin),
            expected_origin=origin,
            credential_public_key=base64url_to_bytes(kept.public_key),
            credential_current_sign_count=kept.uses,
            require_user_verification=False,
        )
    except (WebAuthnException, ValueError, TypeError, KeyError) as problem:
        raise Refused("error-bad-passkey") from problem
    return found.new_sign_count


def challenge_in(credential: dict[str, Any]) -> str:
    """The challenge that a browser says it has signed, to be looked up; the signature is checked afterwards."""
    from webauthn import base64url_to_bytes

    try:
        told = json.loads(base64url_to_bytes(str(credential["response"]["clientDataJSON"])))
        return str(told["challenge"])
    except (ValueError, TypeError, KeyError) as problem:
        raise Refused("error-bad-passkey") from problem


def _asked(options: Any) -> Asked:
    from webauthn import options_to_json

    told: dict[str, Any] = json.loads(options_to_json(options))
    return Asked(told, str(told["challenge"]))
