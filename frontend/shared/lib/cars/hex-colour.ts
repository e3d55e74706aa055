/**
 * Parses a typed or pasted colour to '#RRGGBB': accepts '6366f1', '#66F' and ' #6366F1 '. Null if
 * invalid.
 */
export function readHex(text: string): string | null {
  const digits = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(text.trim())?.[1];
  if (!digits) return null;
  const six = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  return `#${six.toUpperCase()}`;
}
