/** Control characters except tab and line breaks: invisible, and refused by databases. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/;

/** Whether both databases can store the text: PostgreSQL refuses NUL and lone surrogates. */
export const isStorable = (text: string): boolean =>
  text.isWellFormed() && !text.includes('\u0000');

/** True without lone surrogates and control characters, so it is stored byte for byte. */
export function isCleanText(text: string): boolean {
  return text.isWellFormed() && !CONTROL.test(text);
}

/** Trimmed, or null when empty: for optional comments. */
export function trimmedOrNull(text: string | null | undefined): string | null {
  return text?.trim() || null;
}

/** Invisible characters: zero-width spaces and joiners, soft hyphens, direction marks, the BOM. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;
/** Latin and Russian letters, digits and single spaces: most texts need no change. */
const TIDY = /^(?:[!-~\n\u0400-\u045f«»№]| (?! ))*$/;

/** One spelling for texts that look alike: composed letters, no invisible characters, single spaces. */
export function tidied(text: string): string {
  if (TIDY.test(text)) return text;
  // First the characters between a letter and its mark.
  return text
    .replace(INVISIBLE, '')
    .normalize('NFC')
    .replace(/[^\S\n]+/g, ' ');
}

/** A stored name or key: tidied, on one line, trimmed. Comments are stored as typed. */
export function cleanName(text: string): string {
  return tidied(text).replace(/\s+/g, ' ').trim();
}
