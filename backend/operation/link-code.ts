import { createHash, randomBytes } from 'node:crypto';

const RANDOM_BYTES = 16;
/** Base64url of as many bytes. */
const CODE = /^[\w-]{22}$/;

/** A random code of 128 bits for a link without a session; only its hash is stored. */
export const newLinkCode = (): string => randomBytes(RANDOM_BYTES).toString('base64url');

/** SHA-256 of a code in hex; null for an invalid code. */
export const linkCodeHash = (code: string): string | null =>
  CODE.test(code) ? createHash('sha256').update(code).digest('hex') : null;
