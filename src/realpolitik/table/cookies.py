"""The cookie by which a browser is known: its own secret, or that of its session with an account."""

from typing import Final

from starlette.responses import Response

from realpolitik.table.security import COOKIE, COOKIE_LASTS, is_secret, new_secret

SESSION: Final = "account."  # before the secret of a browser that is signed in: no visitor is known by such a thing


def new_session() -> str:
    """What a browser is known by that is signed in to an account."""
    return f"{SESSION}{new_secret()}"


def is_session(text: str) -> bool:
    return text.startswith(SESSION) and is_secret(text.removeprefix(SESSION))


def set_cookie(response: Response, secret: str, scheme: str) -> None:
    """Let a browser be known by this secret from now on."""
    secure = scheme in ("https", "wss")
    response.set_cookie(COOKIE, secret, max_age=COOKIE_LASTS, httponly=True, samesite="lax", secure=secure)


def forget_cookie(response: Response) -> None:
    response.delete_cookie(COOKIE, httponly=True, samesite="lax")
