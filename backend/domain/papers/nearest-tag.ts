import { foldTag } from '@schema/values/papers/fold-tag';
import { KNOWN_TAGS, type KnownTag } from '@schema/values/papers/known-tags';
import { distance } from 'fastest-levenshtein';

/** Changed letters of the longer text above which names are not alike. */
const MAX_SHARE = 0.4;

/** Words of a name in alphabetical order: `Клиент_имя` and `имя клиент` → 'имя клиент'. */
const sortedWords = (name: string) =>
  foldTag(name)
    .split(/[\s._\-/]+/)
    .filter(Boolean)
    .sort()
    .join(' ');

/** Changed letters as a share of the longer text, 0–1. */
function unlikeness(a: string, b: string): number {
  const longer = Math.max(a.length, b.length);
  return longer === 0 ? 1 : distance(a, b) / longer;
}

interface Candidate {
  readonly tag: KnownTag;
  readonly texts: readonly string[];
}

/** A name is also found by the words that explain it. */
const CANDIDATES: readonly Candidate[] = KNOWN_TAGS.map((tag) => ({
  tag,
  texts: [foldTag(tag.name), sortedWords(tag.name), foldTag(tag.label)],
}));

interface Wanted {
  readonly name: string;
  readonly isBlock: boolean;
  /** Folded names of the enclosing blocks. */
  readonly within: readonly string[];
}

/** A value may also be the condition of a block. */
const fits = ({ block, isBlock }: KnownTag, wanted: Wanted) =>
  (block === null || wanted.within.includes(foldTag(block))) && (wanted.isBlock || !isBlock);

/** The tag whose name or explanation is the most similar at this place; null: none is. */
export function nearestTag(wanted: Wanted): string | null {
  const written = [foldTag(wanted.name), sortedWords(wanted.name)];
  let nearest: string | null = null;
  let least = MAX_SHARE;
  for (const { tag, texts } of CANDIDATES) {
    if (!fits(tag, wanted)) continue;
    for (const text of texts) {
      const share = Math.min(...written.map((name) => unlikeness(name, text)));
      if (share >= least) continue;
      least = share;
      nearest = tag.name;
    }
  }
  return nearest;
}
