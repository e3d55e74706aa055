import { encodingGuessed, unreadSigns } from '@schema/texts/files/import-remarks';

/** A decoded text, with remarks on the assumptions of the decoding. */
export interface DecodedText {
  readonly text: string;
  readonly remarks: readonly string[];
}

/** Characters that occur in binary files, not in texts. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const BINARY = /[\u0000-\u0008\u000E-\u001A\u001C-\u001F]/;

const UTF16 = { le: [0xff, 0xfe], be: [0xfe, 0xff] } as const;

const beginsWith = (bytes: Uint8Array, mark: readonly number[]) =>
  mark.every((byte, place) => bytes[place] === byte);

/** Encoding of Russian Excel; the report names only other encodings. */
const USUAL = 'windows-1251';
const SINGLE_BYTE = [
  { label: USUAL, title: 'Windows-1251' },
  { label: 'koi8-r', title: 'KOI8-R' },
  { label: 'ibm866', title: 'CP866 (DOS)' },
  { label: 'x-mac-cyrillic', title: 'MacCyrillic' },
] as const;

/** Characters used to detect an encoding. */
const SAMPLE = 20_000;
/** Letters of Russian texts, the most frequent first. */
const LETTERS = [...'оеаинтсрвлкмдпуяыьгзбчйхжшюцщэфъё'];
const WEIGHT = new Map(LETTERS.map((letter, place) => [letter, LETTERS.length - place]));
/** A capital after a small letter, or a sign that does not occur in tables. */
const STRANGE = /\p{Ll}\p{Lu}|[^\p{ASCII}\p{L}\s№«»„“”–—…₽°±§©·•]/gu;
const STRANGE_COST = 30;

/** Score of a text as Russian. */
function likeness(text: string): number {
  let sum = 0;
  for (const letter of text.toLowerCase()) sum += WEIGHT.get(letter) ?? 0;
  return sum - (text.match(STRANGE)?.length ?? 0) * STRANGE_COST;
}

function singleByte(bytes: Uint8Array): DecodedText {
  const sample = bytes.subarray(0, SAMPLE);
  const [best] = SINGLE_BYTE.map((one) => ({
    ...one,
    sure: likeness(new TextDecoder(one.label).decode(sample)),
  })).sort((a, b) => b.sure - a.sure);
  const { label = USUAL, title = '' } = best ?? {};
  const text = new TextDecoder(label).decode(bytes);
  return { text, remarks: label === USUAL ? [] : [encodingGuessed(title)] };
}

const countOf = (text: string, sign: RegExp) => text.match(sign)?.length ?? 0;

function decoded(bytes: Uint8Array): DecodedText {
  if (beginsWith(bytes, UTF16.le)) {
    return { text: new TextDecoder('utf-16le').decode(bytes), remarks: [] };
  }
  if (beginsWith(bytes, UTF16.be)) {
    return { text: new TextDecoder('utf-16be').decode(bytes), remarks: [] };
  }
  const text = new TextDecoder('utf-8').decode(bytes);
  const bad = countOf(text, /\uFFFD/g);
  if (bad === 0) return { text, remarks: [] };
  // A text in another encoding has hardly any valid sequences; a damaged one has mostly valid ones.
  const good = countOf(text, /[^\p{ASCII}\uFFFD]/gu);
  return good > bad * 2 ? { text, remarks: [unreadSigns(bad)] } : singleByte(bytes);
}

/**
 * Decodes a text file: UTF-8 with or without BOM, UTF-16 with BOM, else the single-byte encoding
 * with the best score as Russian. Null: not a text.
 */
export function textOf(bytes: Uint8Array): DecodedText | null {
  const found = decoded(bytes);
  return BINARY.test(found.text) ? null : found;
}
