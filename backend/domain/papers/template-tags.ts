import { foldTag } from '@schema/values/papers/fold-tag';
import type { FoundTag } from '@schema/values/papers/found-tag';
import { type KnownTag, knownTag } from '@schema/values/papers/known-tags';
import type { PaperKind } from '@schema/values/papers/paper-kinds';
import { isFaultyTag, type TagState } from '@schema/values/papers/paper-templates';
import { nearestTag } from './nearest-tag';

export interface CheckedTag {
  /** As written. */
  readonly name: string;
  readonly isBlock: boolean;
  readonly count: number;
  readonly state: TagState;
  /** Words of the catalogue; null: unknown. */
  readonly label: string | null;
  /** Similar name of the catalogue for an unknown tag, else null. */
  readonly nearest: string | null;
  /** Block that a misplaced tag belongs into, else null. */
  readonly block: string | null;
}

/** Unknown tags for which a similar name is looked for: it takes about a millisecond each. */
const MAX_NEAREST = 50;

function knownState(known: KnownTag, { kind, within }: FoundTag, paper: PaperKind): TagState {
  // The rows of a block are not a value.
  if (known.isBlock && kind === 'value') return 'unknown';
  if (known.block !== null && !within.includes(foldTag(known.block))) return 'misplaced';
  if (known.kinds && !known.kinds.includes(paper)) return 'elsewhere';
  return known.isHandwritten ? 'handwritten' : 'known';
}

/** What the product knows of a tag in documents of this kind. */
export function tagState(found: FoundTag, paper: PaperKind): TagState {
  const known = knownTag(found.name);
  return known ? knownState(known, found, paper) : 'unknown';
}

/** The tags of a template for documents of this kind, those with a fault first. */
export function checkedTags(tags: readonly FoundTag[], paper: PaperKind): readonly CheckedTag[] {
  let looked = 0;

  function nearestOf({ name, kind, within }: FoundTag): string | null {
    looked += 1;
    if (looked > MAX_NEAREST) return null;
    return nearestTag({ name, isBlock: kind === 'block', within });
  }

  const all = tags.map((found): CheckedTag => {
    const tag = knownTag(found.name);
    const state = tagState(found, paper);
    return {
      name: found.name,
      isBlock: found.kind === 'block',
      count: found.count,
      state,
      label: tag?.label ?? null,
      nearest: state === 'unknown' ? (tag?.name ?? nearestOf(found)) : null,
      block: state === 'misplaced' ? (tag?.block ?? null) : null,
    };
  });
  return [...all.filter(isFaultyTag), ...all.filter((tag) => !isFaultyTag(tag))];
}

/** Names of the missing values for which a strict template refuses; lines to write on are meant. */
export const strictGaps = (missing: readonly string[]): readonly string[] =>
  missing.filter((name) => !knownTag(name)?.isHandwritten);
