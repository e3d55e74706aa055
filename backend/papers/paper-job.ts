import type { TemplateFault } from '@schema/messages/paper-templates';
import type { Ink } from '@schema/values/handover/ink';
import type { FoundTag } from '@schema/values/papers/found-tag';
import type { PaperKind } from '@schema/values/papers/paper-kinds';

/** Value of a tag; null: missing, printed as a line of underscores. */
export type PaperValue = string | boolean | null | PaperImage | readonly PaperValues[];

export interface PaperImage {
  readonly image: Uint8Array;
  readonly type: 'image/png' | 'image/jpeg';
  /** Pixels at 96 dpi. */
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/** By tag name, folded (`foldTag`). */
export interface PaperValues {
  readonly [tag: string]: PaperValue;
}

/** A picture in shades of grey. */
export interface InkPixels {
  /** Grey values, row by row. */
  readonly pixels: Uint8Array;
  /** Pixels in a row. */
  readonly width: number;
  readonly height: number;
}

export type PaperOrder =
  /** The default template itself. */
  | { readonly run: 'default'; readonly kind: PaperKind }
  | { readonly run: 'draw'; readonly ink: Ink; readonly width: number }
  | { readonly run: 'inspect'; readonly template: Uint8Array }
  /** `template`: that of the firm, or the kind of a default one. */
  | {
      readonly run: 'fill';
      readonly template: Uint8Array | PaperKind;
      readonly values: PaperValues;
    };

export interface PaperRefusal {
  readonly reason: TemplateFault;
  /** Tags with this fault, five at most. */
  readonly tags?: readonly string[];
}

export type PaperAnswer =
  | { readonly drawn: InkPixels }
  | { readonly refusal: PaperRefusal }
  | { readonly tags: readonly FoundTag[] }
  | { readonly template: Uint8Array }
  /** `missing`: folded names of the tags printed as a line, each once. */
  | { readonly bytes: Uint8Array; readonly missing: readonly string[] };
