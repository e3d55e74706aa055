/** No letters and digits that are read for one another. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP_LENGTH = 4;

/** 80 random bits in groups that are easy to dictate: `k7fn-x2wa-…`. */
export function generatedPassword(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(GROUPS * GROUP_LENGTH));
  const letters = [...bytes].map((byte) => ALPHABET.charAt(byte % ALPHABET.length));
  const starts = Array.from({ length: GROUPS }, (_, at) => at * GROUP_LENGTH);
  return starts.map((from) => letters.slice(from, from + GROUP_LENGTH).join('')).join('-');
}
