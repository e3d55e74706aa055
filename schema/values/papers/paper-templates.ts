/** Limits of the templates of a company. */
export const PAPER_TEMPLATE_LIMITS = {
  /** Bytes of an uploaded file. */
  maxBytes: 2 * 1024 * 1024,
  /** Different tags. */
  maxTags: 500,
  /** Templates of a kind, used or not. */
  perKind: 10,
  /** Characters. */
  fileName: 120,
} as const;

/** What the product knows of a tag in a template. */
export const TAG_STATES = ['known', 'handwritten', 'unknown', 'misplaced', 'elsewhere'] as const;

/**
 * `handwritten`: always printed as a line. `misplaced`: outside its block. `elsewhere`: never filled
 * in documents of this kind.
 */
export type TagState = (typeof TAG_STATES)[number];

/** States of tags that print a line where the author of the template expects a value. */
const FAULTS: ReadonlySet<TagState> = new Set(['unknown', 'misplaced', 'elsewhere']);

export const isFaultyTag = ({ state }: { readonly state: TagState }): boolean => FAULTS.has(state);
