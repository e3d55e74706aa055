import { foldTag } from '@schema/values/papers/fold-tag';
import type { DXT } from 'docxtemplater';
import type { PaperImage, PaperValue, PaperValues } from './paper-job';
import { TemplateRefused } from './template-refused';

/** Printed for a missing value, to be filled in by hand. */
export const BLANK = '________________';
const WORDS = { true: 'да', false: 'нет' } as const;
/** Tags printed in one document; blocks within each other multiply them. */
const MAX_PRINTED = 20_000;

// Characters that XML forbids, and halves of surrogate pairs.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed.
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** The text without what XML forbids; its lines end with `\n`. */
export const printable = (text: string) =>
  text.replace(/\r\n?/g, '\n').toWellFormed().replace(FORBIDDEN, '');

export const isImage = (value: unknown): value is PaperImage =>
  typeof value === 'object' && value !== null && 'image' in value;

interface TagValues {
  readonly parser: NonNullable<DXT.Options['parser']>;
  /** Folded names of the tags printed as a line, each once, and of unknown blocks. */
  readonly missing: ReadonlySet<string>;
}

/** Looks up tags in the rows of blocks, the innermost first, then in the values of the document. */
export function tagValues(): TagValues {
  const missing = new Set<string>();
  let printed = 0;

  function blank(name: string): string {
    missing.add(name);
    return BLANK;
  }

  function printedValue(name: string, value: PaperValue): string | PaperImage {
    if (typeof value === 'string') return printable(value);
    if (typeof value === 'boolean') return WORDS[`${value}`];
    return isImage(value) ? value : blank(name);
  }

  const blockValue = (value: PaperValue) => (Array.isArray(value) ? value : Boolean(value));

  const parser: TagValues['parser'] = (tag) => {
    const name = foldTag(tag);
    return {
      /** Undefined: the library asks the scope outside. */
      get(scope: PaperValues, { num, meta: { part } }: DXT.ParserContext) {
        const isBlock = part.module === 'loop';
        printed += 1;
        if (printed > MAX_PRINTED) throw new TemplateRefused('tooComplex', name);
        if (Object.hasOwn(scope, name)) {
          const value = scope[name] ?? null;
          return isBlock ? blockValue(value) : printedValue(name, value);
        }
        if (num > 0) return undefined;
        const line = blank(name);
        return isBlock ? false : line;
      },
    };
  };
  return { parser, missing };
}
