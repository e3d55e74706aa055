import { createHash, randomBytes } from 'node:crypto';

/** Crockford's Base32 alphabet: unambiguous and case-insensitive. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';
/** 16 letters of 5 bits: 80 random bits. */
const LENGTH = 16;
const CODE = new RegExp(`^[${LETTERS}]{${LENGTH}}$`);

/** A random code of 80 bits; only its hash is stored. */
export function newReviewCode(): string {
  // 256 is a multiple of 32, so every letter is equally likely.
  return Array.from(randomBytes(LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join('');
}

/** SHA-256 in hex of a code in any letter case; null for an invalid code. */
export function reviewCodeHash(text: string): string | null {
  const code = text.trim().toLowerCase();
  return CODE.test(code) ? createHash('sha256').update(code).digest('hex') : null;
}
