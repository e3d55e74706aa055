import { firstWords, foldForSearch } from '../words/search';
import { wordStem } from '../words/word-stem';
import { PAPER_CODES, PAPER_KINDS, type PaperKind } from './paper-kinds';

/** What a typed text says about documents. */
export interface PaperQuery {
  /** Kinds named by its first words; null: any. */
  readonly kinds: readonly PaperKind[] | null;
  /** Other words without endings: parts of a number, a customer or a car. */
  readonly words: readonly string[];
}

type KindWords = Readonly<Record<string, readonly PaperKind[]>>;

/** Words that name a kind. */
const NAMES: KindWords = {
  договор: ['contract'],
  акт: ['act_out', 'act_back'],
  допсоглашение: ['extension'],
  дополнительное: ['extension'],
  соглашение: ['extension', 'swap'],
};

/** Words after a name that leave fewer kinds, or repeat them. */
const DETAILS: KindWords = {
  выдача: ['act_out'],
  возврат: ['act_back'],
  приемка: ['act_back'],
  соглашение: ['extension', 'swap'],
  замена: ['swap'],
  продление: ['extension'],
};

const FILLERS = ['о', 'об', 'от', 'к', 'на', 'по', 'для', 'и'];
/** Shorter beginnings are those of too many names. */
const MIN_LETTERS = 3;
const CODES = PAPER_KINDS.map((kind) => [foldForSearch(PAPER_CODES[kind]), kind] as const);
const CODE = CODES.map(([code]) => code).join('|');
/** '26-д-0001', '26-д', 'дс-0002'. */
const NUMBER = new RegExp(`^(?:\\d{2}-(?:${CODE})(?:-\\d{0,4})?|(?:${CODE})-\\d{1,4})$`, 'u');

function kindsOf(word: string, among: KindWords): readonly PaperKind[] {
  const meant = Object.keys(among).filter(
    (name) =>
      (word.length >= MIN_LETTERS && name.startsWith(word)) || wordStem(word) === wordStem(name),
  );
  return meant.flatMap((name) => among[name] ?? []);
}

/** The kinds that the first words name, and the other words. */
function namedKinds(words: readonly string[]) {
  let kinds: readonly PaperKind[] | null = null;
  for (const [at, word] of words.entries()) {
    const named = kindsOf(word, kinds === null ? NAMES : DETAILS);
    const left: readonly PaperKind[] = (kinds ?? PAPER_KINDS).filter((one) => named.includes(one));
    if (left.length === 0) return { kinds, rest: words.slice(at) };
    kinds = left;
  }
  return { kinds, rest: [] };
}

/**
 * Reads «договор прохоров», «акт возврата а123вс», «дс рио» and «26-Д-0001»: a word that begins a kind,
 * or its code before other words, selects the kind; the others are searched for.
 */
export function paperQuery(text: string): PaperQuery {
  const all = foldForSearch(text.replaceAll('№', ' '))
    .split(/[\s,]+/)
    .filter((word) => word !== '' && !FILLERS.includes(word));
  const { kinds, rest } = namedKinds(all);
  const [first = '', ...others] = all;
  const coded = others.length > 0 ? CODES.find(([code]) => code === first) : undefined;
  const words = kinds === null && coded ? others : rest;
  return { kinds: kinds ?? (coded ? [coded[1]] : null), words: firstWords(words.map(wordStem)) };
}

/** Whether a text of the general search means documents: it names a kind with more, or a number. */
export function meansPapers(text: string): boolean {
  const { kinds, words } = paperQuery(text);
  return words.length > 0 && (kinds !== null || words.some((word) => NUMBER.test(word)));
}
