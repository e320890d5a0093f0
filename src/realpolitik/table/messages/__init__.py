"""The JSON that server and clients exchange: what may be sent, what comes back. The OpenAPI document is made of it."""
