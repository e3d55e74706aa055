import { normalisePlate } from '@schema/values/fleet/car-title';
import { plateKey } from '@schema/values/fleet/plate-key';

const LETTER = /[АВЕКМНОРСТУХABEKMHOPCTYXавекмнорстухabekmhopctyx]/.source;
const GAP = '[\\s_-]*';
/** Car, taxi, trailer and motorcycle plates, with optional spaces; the region may be missing. */
const IN_TEXT = new RegExp(
  `(?<![\\p{L}\\d])(?:${[
    `${LETTER}${GAP}\\d{3}${GAP}${LETTER}{2}${GAP}(?:\\d{2,3})?`,
    `${LETTER}{2}${GAP}\\d{3,4}${GAP}\\d{2,3}`,
    `\\d{4}${GAP}${LETTER}{2}${GAP}\\d{2,3}`,
  ].join('|')})(?:${GAP}rus)?(?![\\p{L}\\d])`,
  'iu',
);

/** A plate as stored: Russian ones in Cyrillic letters without spaces, foreign ones as typed. */
export function readPlate(text: string): string {
  const bare = text
    .replace(/[\s_-]+/g, '')
    .replace(/[()|]/g, '')
    .replace(/rus$/i, '');
  const found = IN_TEXT.exec(bare);
  return found?.[0].length === bare.length ? plateKey(bare) : normalisePlate(text);
}

interface PlateInText {
  readonly plate: string;
  /** As typed, in capitals without spaces. */
  readonly written: string;
  /** The text without it. */
  readonly rest: string;
}

/** The plate in a longer text; null: there is none. */
export function plateIn(text: string): PlateInText | null {
  const found = IN_TEXT.exec(text);
  if (!found) return null;
  const rest = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`;
  return {
    plate: readPlate(found[0]),
    written: normalisePlate(found[0].replace(/[_-]+/g, '')),
    rest: rest
      .replace(/[()[\],·|]/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  };
}
