import { foldTag } from './fold-tag';
import type { PaperKind } from './paper-kinds';
import { HANDWRITTEN_TAGS, IMAGE_TAGS, PAPER_BLOCKS, PAPER_TAGS } from './tags';

/** A tag or block of the catalogue. */
export interface KnownTag {
  readonly name: string;
  readonly label: string;
  readonly isBlock: boolean;
  readonly isHandwritten: boolean;
  /** Name of the block around the tags of its rows, else null. */
  readonly block: string | null;
  /** Kinds of documents that fill it; null: all. */
  readonly kinds: readonly PaperKind[] | null;
}

const ACTS: readonly PaperKind[] = ['act_out', 'act_back'];
const CHANGES: readonly PaperKind[] = ['extension', 'swap'];

/** Kinds of documents by the first word of a tag, or by the name of a block. */
const KINDS: Readonly<Record<string, readonly PaperKind[]>> = {
  акт: ACTS,
  повреждения: ACTS,
  комплект: ACTS,
  начисления: ACTS,
  фотографии: ACTS,
  изменения: CHANGES,
  'есть повреждения': ACTS,
  'есть комплект': ACTS,
  'есть начисления': ACTS,
  'есть фотографии': ACTS,
  'есть комментарий': ACTS,
  'есть подпись': ACTS,
  подписано: ACTS,
};

const kindsOf = (name: string) => KINDS[name.split('.')[0] ?? ''] ?? null;

function known(
  tags: Readonly<Record<string, string>>,
  more: Partial<Pick<KnownTag, 'isHandwritten' | 'block' | 'kinds'>> = {},
): readonly KnownTag[] {
  return Object.entries(tags).map(([name, label]) => ({
    name,
    label,
    isBlock: false,
    isHandwritten: false,
    block: null,
    kinds: kindsOf(name),
    ...more,
  }));
}

const blocks = Object.entries(PAPER_BLOCKS).flatMap(([name, { label, tags }]): KnownTag[] => {
  const kinds = kindsOf(name);
  const block = { name, label, isBlock: true, isHandwritten: false, block: null, kinds };
  return [block, ...known(tags, { block: name, kinds })];
});

/** The catalogue of tags, in the order in which it is shown. */
export const KNOWN_TAGS: readonly KnownTag[] = [
  ...known(PAPER_TAGS),
  ...known(IMAGE_TAGS),
  ...known(HANDWRITTEN_TAGS, { isHandwritten: true }),
  ...blocks,
];

/** By folded name. */
const BY_NAME: ReadonlyMap<string, KnownTag> = new Map(
  KNOWN_TAGS.map((tag) => [foldTag(tag.name), tag]),
);

/** The tag of the catalogue with this name; null: none. */
export const knownTag = (name: string): KnownTag | null => BY_NAME.get(foldTag(name)) ?? null;
