/** The session cookie: the only place where its name and attributes are known. */

/** With `Secure` the name carries __Host-, which a neighbouring subdomain cannot forge. */
const PLAIN_NAME = 'avtoprokat_session';
const SECURE_NAME = `__Host-${PLAIN_NAME}`;

/**
 * How long a browser keeps a remembered cookie; seconds. The longest browsers allow: the server
 * decides when the session itself ends.
 */
const REMEMBERED_SECONDS = 400 * 24 * 3600;

/** 32 random bytes in base64url. */
const TOKEN = /^[\w-]{43}$/;

const nameFor = (secure: boolean) => (secure ? SECURE_NAME : PLAIN_NAME);

/** The token in a Cookie header, or null. A token of the wrong shape is no token. */
export function readSessionCookie(header: string | undefined, secure: boolean): string | null {
  const wanted = `${nameFor(secure)}=`;
  for (const pair of header?.split(';') ?? []) {
    const text = pair.trim();
    if (!text.startsWith(wanted)) continue;
    const token = text.slice(wanted.length);
    return TOKEN.test(token) ? token : null;
  }
  return null;
}

function attributes(secure: boolean): string {
  return `; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
}

/** Set-Cookie that hands over a token; `remember` off: until the browser closes. */
export function sessionCookie(
  token: string,
  options: { secure: boolean; remember: boolean },
): string {
  const age = options.remember ? `; Max-Age=${REMEMBERED_SECONDS}` : '';
  return `${nameFor(options.secure)}=${token}${attributes(options.secure)}${age}`;
}

/** Set-Cookie that takes the token away. */
export function clearedSessionCookie(secure: boolean): string {
  return `${nameFor(secure)}=${attributes(secure)}; Max-Age=0`;
}
