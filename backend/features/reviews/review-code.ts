import { createHash, randomBytes } from 'node:crypto';

/** Crockford's letters: nobody mistakes one for another, and case makes no difference. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';
/** 16 letters of 5 bits: 80 random bits. */
const LENGTH = 16;
const CODE = new RegExp(`^[${LETTERS}]{${LENGTH}}$`);

/** A fresh code of 80 random bits; the table keeps its hash alone. */
export function newReviewCode(): string {
  // 256 is a whole number of times 32, so every letter is as likely.
  return Array.from(randomBytes(LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join('');
}

/** SHA-256 in hex of a code, however its letters are written; null for what can be no code. */
export function reviewCodeHash(text: string): string | null {
  const code = text.trim().toLowerCase();
  return CODE.test(code) ? createHash('sha256').update(code).digest('hex') : null;
}
