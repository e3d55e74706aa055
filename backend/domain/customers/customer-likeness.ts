import type { CustomerDetails } from '@schema/fields/customer-fields';
import { foldForSearch } from '@schema/values/words/search';

/** Reasons to consider two customers duplicates. */
const LIKENESS_REASONS = ['sameName', 'sameEmail', 'phoneTypo', 'phoneMissing'] as const;
export type LikenessReason = (typeof LIKENESS_REASONS)[number];

/** `phone` is digits, with or without +. */
export interface LikenessData extends CustomerDetails {
  readonly id: number;
}

interface LikelyPair {
  readonly ids: readonly [number, number];
  readonly reasons: readonly LikenessReason[];
}

/**
 * A name or e-mail shared by more customers does not identify a person: «Клиент», a placeholder
 * address.
 */
export const MOST_OF_ONE_PERSON = 10;

/** First name, patronymic and surname: different people rarely share all three. */
const WORDS_OF_WHOLE_NAME = 3;

/** A name normalised by order of words, case and marks: 'ФЁДОРОВ  Пётр' → 'петр федоров'. */
export function nameKey(fullName: string): string {
  const words = foldForSearch(fullName).match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.sort().join(' ');
}

/** A normalised e-mail; '' for none. */
export function emailKey(email: string | null | undefined): string {
  return (email ?? '').trim().toLowerCase();
}

function differsInOneDigit(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  return [...a].filter((digit, at) => digit !== b[at]).length === 1;
}

/**
 * Reasons to consider two customers duplicates; empty: none. The same e-mail is enough. The same
 * name is enough when it has all three parts, when the phones differ in one digit, or when one has
 * no phone: a surname and a first name alone are shared by many (docs/domain.md, duplicates).
 */
export function likeness(a: LikenessData, b: LikenessData): LikenessReason[] {
  const [name, email] = [nameKey(a.fullName), emailKey(a.email)];
  const sameName = name !== '' && name === nameKey(b.fullName);
  const sameEmail = email !== '' && email === emailKey(b.email);
  const phoneMissing = sameName && (a.phone === null || b.phone === null);
  const phoneTypo = a.phone !== null && b.phone !== null && differsInOneDigit(a.phone, b.phone);
  const isWhole = name.split(' ').length >= WORDS_OF_WHOLE_NAME;
  if (!sameEmail && !(sameName && (isWhole || phoneTypo || phoneMissing))) return [];
  const said = { sameName, sameEmail, phoneTypo, phoneMissing };
  return LIKENESS_REASONS.filter((reason) => said[reason]);
}

/** Probable duplicates, most reasons first, then by name; each pair once. */
export function likelyPairs(customers: readonly LikenessData[]): LikelyPair[] {
  const found = new Map<string, LikelyPair & { readonly name: string }>();
  for (const keyOf of [nameOf, emailOf]) {
    for (const [key, alike] of Map.groupBy(customers, keyOf)) {
      if (key === '' || alike.length > MOST_OF_ONE_PERSON) continue;
      for (const [at, a] of alike.entries()) {
        for (const b of alike.slice(at + 1)) {
          const reasons = likeness(a, b);
          const ids = a.id < b.id ? ([a.id, b.id] as const) : ([b.id, a.id] as const);
          if (reasons.length > 0) found.set(ids.join(), { ids, reasons, name: nameOf(a) });
        }
      }
    }
  }
  return [...found.values()]
    .sort(
      (a, b) =>
        b.reasons.length - a.reasons.length ||
        (a.name < b.name ? -1 : Number(a.name > b.name)) ||
        a.ids[0] - b.ids[0] ||
        a.ids[1] - b.ids[1],
    )
    .map(({ ids, reasons }) => ({ ids, reasons }));
}

const nameOf = ({ fullName }: LikenessData) => nameKey(fullName);
const emailOf = ({ email }: LikenessData) => emailKey(email);
