import { wordStem } from '../words/word-stem';

interface Named {
  readonly id: number;
  readonly name: string;
}

/** An expense from words: its kind, and the words that are not the kind. */
export interface TypedExpense {
  readonly kindId: number | null;
  readonly comment: string;
}

const stemOf = (word: string) => wordStem(word.toLowerCase().replaceAll('ё', 'е'));

/** «мойку после возврата» with the kind «Мойка»: its id and «после возврата». */
export function typedExpense(words: string, kinds: readonly Named[]): TypedExpense {
  const typed = words.split(/\s+/).filter(Boolean);
  for (const { id, name } of kinds) {
    const stems = name.split(/\s+/).map(stemOf);
    const at = typed.findIndex((_, start) =>
      stems.every((stem, nth) => stemOf(typed[start + nth] ?? '') === stem),
    );
    if (at < 0) continue;
    const rest = typed.filter((_, nth) => nth < at || nth >= at + stems.length);
    return { kindId: id, comment: rest.join(' ') };
  }
  return { kindId: null, comment: typed.join(' ') };
}
