import { normalisePlate } from '@schema/values/fleet/car-title';
import { plateKey } from '@schema/values/fleet/plate-key';

const LETTER = /[АВЕКМНОРСТУХABEKMHOPCTYXавекмнорстухabekmhopctyx]/.source;
const GAP = '[\\s_-]*';
/** Before a region: also '/77', '.77', ',77', '|77', '·77', '(77)'. */
const TO_REGION = '(?:[\\s_-]*|\\s*[/\\\\|·([]\\s*|[.,])';
const REGION = `${TO_REGION}\\d{2,3}[)\\]]?`;
/** Car, taxi, trailer and motorcycle plates, with optional spaces; the region may be missing. */
const IN_TEXT = new RegExp(
  `(?<![\\p{L}\\d])(?:${[
    `${LETTER}${GAP}\\d{3}${GAP}${LETTER}{2}(?:${REGION})?`,
    `${LETTER}{2}${GAP}\\d{3,4}${REGION}`,
    `\\d{4}${GAP}${LETTER}{2}${REGION}`,
  ].join('|')})(?:${GAP}rus)?(?![\\p{L}\\d])`,
  'iu',
);

/** A plate as stored: Russian ones in Cyrillic letters without spaces, foreign ones as typed. */
export function readPlate(text: string): string {
  const bare = bareOf(text);
  return isWhole(bare) ? plateKey(bare) : normalisePlate(text);
}

const bareOf = (text: string) => text.replace(/[^\p{L}\d]+/gu, '').replace(/rus$/i, '');
const isWhole = (bare: string) => IN_TEXT.exec(bare)?.[0].length === bare.length;

interface PlateInText {
  readonly plate: string;
  /** As typed, in capitals without spaces. */
  readonly written: string;
  /** The text without it. */
  readonly rest: string;
}

/** The plate in a longer text; null without a plate. */
export function plateIn(text: string): PlateInText | null {
  // A cell with nothing but a plate may have any separators.
  const bare = bareOf(text);
  if (isWhole(bare)) return { plate: plateKey(bare), written: normalisePlate(bare), rest: '' };
  const found = IN_TEXT.exec(text);
  if (!found) return null;
  const rest = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`;
  return {
    plate: readPlate(found[0]),
    written: normalisePlate(found[0].replace(/[^\p{L}\d\s]+/gu, '')),
    rest: rest
      .replace(/[()[\],·|]/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  };
}
