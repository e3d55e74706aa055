/** Names and attributes of the browser cookies. */

/** With `Secure` the name gets the prefix __Host-, which a sibling subdomain cannot forge. */
const SECURE_PREFIX = '__Host-';
const SESSION = 'avtoprokat_session';
/** Marks a browser that has signed in before (known-device.ts); grants no access. */
const DEVICE = 'avtoprokat_device';

/**
 * Lifetime of a remembered cookie in days. The longest that browsers allow: the server ends the
 * session itself.
 */
export const REMEMBERED_DAYS = 400;
const REMEMBERED_SECONDS = REMEMBERED_DAYS * 24 * 3600;

/** 32 random bytes in base64url. */
const TOKEN = /^[\w-]{43}$/;

const nameFor = (name: string, secure: boolean) => (secure ? `${SECURE_PREFIX}${name}` : name);

/** The token under this name in a Cookie header, or null; also null in a wrong format. */
function readToken(name: string, header: string | undefined, secure: boolean): string | null {
  const wanted = `${nameFor(name, secure)}=`;
  for (const pair of header?.split(';') ?? []) {
    const text = pair.trim();
    if (!text.startsWith(wanted)) continue;
    const token = text.slice(wanted.length);
    return TOKEN.test(token) ? token : null;
  }
  return null;
}

export const readSessionCookie = (header: string | undefined, secure: boolean) =>
  readToken(SESSION, header, secure);

export const readDeviceCookie = (header: string | undefined, secure: boolean) =>
  readToken(DEVICE, header, secure);

function attributes(secure: boolean): string {
  return `; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
}

const REMEMBERED = `; Max-Age=${REMEMBERED_SECONDS}`;

/** Set-Cookie with a session's token; without `remember` it lasts until the browser closes. */
export function sessionCookie(
  token: string,
  options: { secure: boolean; remember: boolean },
): string {
  const age = options.remember ? REMEMBERED : '';
  return `${nameFor(SESSION, options.secure)}=${token}${attributes(options.secure)}${age}`;
}

/** Set-Cookie with the token of a known device. */
export function deviceCookie(token: string, secure: boolean): string {
  return `${nameFor(DEVICE, secure)}=${token}${attributes(secure)}${REMEMBERED}`;
}

/** Set-Cookie that removes the session's token. */
export function clearedSessionCookie(secure: boolean): string {
  return `${nameFor(SESSION, secure)}=${attributes(secure)}; Max-Age=0`;
}
