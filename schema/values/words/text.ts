/** Control characters except tab and line breaks: invisible, and refused by databases. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/;

/** True without lone surrogates and control characters, so it is stored byte for byte. */
export function isCleanText(text: string): boolean {
  return text.isWellFormed() && !CONTROL.test(text);
}

/** Trimmed, or null when empty: for optional comments. */
export function trimmedOrNull(text: string | null | undefined): string | null {
  return text?.trim() || null;
}
