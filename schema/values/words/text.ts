/**
 * Control characters except tab and line breaks: invisible in pasted text, refused by databases.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/;

/**
 * Whether the text can be stored and returned byte for byte: no lone surrogates or control
 * characters.
 */
export function isCleanText(text: string): boolean {
  return text.isWellFormed() && !CONTROL.test(text);
}

/** Trimmed, or null when empty: for optional comments. */
export function trimmedOrNull(text: string | null | undefined): string | null {
  return text?.trim() || null;
}
