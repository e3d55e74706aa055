import { OTHER_KIND_WORDS } from '@schema/texts/files/import-expenses';
import { wordStem } from '@schema/values/words/word-stem';
import { wordsOf } from '../cells/read-words';

export interface KnownKind {
  readonly id: number;
  readonly name: string;
  readonly isArchived: boolean;
}

interface FoundKind {
  readonly kind: KnownKind;
  /** The text is the name of the kind, in any grammatical form. */
  readonly isWhole: boolean;
}

const stemsOf = (text: string) => wordsOf(text).split(' ').map(wordStem);

interface Entry {
  readonly kind: KnownKind;
  readonly words: string;
  readonly stems: readonly string[];
}

/** The company's kinds of expense, found by the words of a row; archived ones are not offered. */
export class KindBook {
  readonly #entries: readonly Entry[];
  /** The kind of everything else; null: the company has none. */
  readonly other: KnownKind | null;

  constructor(kinds: readonly KnownKind[]) {
    this.#entries = kinds
      .filter(({ isArchived }) => !isArchived)
      .map((kind) => ({ kind, words: wordsOf(kind.name), stems: stemsOf(kind.name) }));
    const isOther = ({ words }: Entry) => OTHER_KIND_WORDS.includes(words);
    this.other = this.#entries.find(isOther)?.kind ?? null;
  }

  /**
   * The kind with this name, with the name in another form («штраф», «Штрафы»), or the only one
   * whose name is within the text («мойка кузова»); null: none, or several.
   */
  find(text: string): FoundKind | null {
    const words = wordsOf(text);
    if (words === '') return null;
    const stems = stemsOf(text);
    const whole =
      this.#entries.find((entry) => entry.words === words) ??
      this.#entries.find((entry) => entry.stems.join(' ') === stems.join(' '));
    if (whole) return { kind: whole.kind, isWhole: true };
    const within = this.#entries.filter((entry) => isWithin(entry.stems, stems));
    const [only] = within;
    return only && within.length === 1 ? { kind: only.kind, isWhole: false } : null;
  }
}

const isWithin = (part: readonly string[], all: readonly string[]) =>
  all.some((_, start) => part.every((stem, at) => all[start + at] === stem));
