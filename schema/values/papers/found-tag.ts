/** A tag found in a template. */
export interface FoundTag {
  /** As written first. */
  readonly name: string;
  readonly kind: 'value' | 'block';
  readonly count: number;
  /** Names of the enclosing blocks, folded, the outermost first. */
  readonly within: readonly string[];
}
