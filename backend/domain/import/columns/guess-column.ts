import { IMPORT_FIELDS, type ImportField, type ImportKind } from '@schema/import';
import { HEADINGS } from '@schema/texts/files/import-headings';
import { wordsOf } from '../cells/read-words';

const EXACT = 3000;
const BEGINS = 2000;
const HOLDS = 1000;

/** How well a heading matches a phrase; of equal matches the longer phrase wins. */
function likeness(heading: string, phrase: string): number {
  if (heading === phrase) return EXACT + phrase.length;
  // «с», «по», «то» occur inside other headings by chance.
  if (phrase.length < 3) return 0;
  if (heading.startsWith(`${phrase} `)) return BEGINS + phrase.length;
  return ` ${heading} `.includes(` ${phrase} `) ? HOLDS + phrase.length : 0;
}

interface Meaning {
  readonly field: ImportField;
  readonly surety: number;
}

/** The fields that a heading may mean for a kind of sheet, most likely first; empty: unknown. */
export function meaningsOf(title: string, kind: ImportKind): Meaning[] {
  const heading = wordsOf(title);
  if (heading === '') return [];
  const fields: readonly ImportField[] = IMPORT_FIELDS[kind];
  return fields
    .map((field) => ({
      field,
      surety: Math.max(...HEADINGS[field].map((phrase) => likeness(heading, phrase))),
    }))
    .filter(({ surety }) => surety > 0)
    .sort((a, b) => b.surety - a.surety);
}
