/** Control characters but tab and line breaks: they hide in pasted text and break databases. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/;

/** Can the text be kept and sent back byte for byte? No lone surrogates, no control characters. */
export function isCleanText(text: string): boolean {
  return text.isWellFormed() && !CONTROL.test(text);
}

/** Trimmed, or null when nothing is left: how optional comments are sent and kept. */
export function trimmedOrNull(text: string | null | undefined): string | null {
  return text?.trim() || null;
}
