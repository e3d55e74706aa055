import type { DXT } from 'docxtemplater';
import { foldTag } from './fold-tag';

/** Above the matchers of the library. */
const FIRST = 1000;

type Matcher = ReturnType<NonNullable<DXT.Module['matchers']>>[number];

/** The name after `mark`; null: the tag begins otherwise. A tag has no-break spaces where Word puts them. */
const nameAfter = (mark: string) => (content: string) => {
  const written = content.trim();
  return written.startsWith(mark) ? written.slice(mark.length).trim() || ' ' : null;
};

// The types of the library lack functions as conditions.
const matcher = (mark: string, module: string | undefined, properties: object) =>
  [
    nameAfter(mark),
    module,
    ([, name = '']: readonly string[]) => ({
      ...properties,
      value: foldTag(name),
      priority: FIRST,
    }),
  ] as unknown as Matcher;

/**
 * The syntax of tags: `{#block}`, `{^block}` (shown when empty) and `{/block}`, by folded names. A
 * value never enters the document as XML: the library's `{@name}` is an ordinary name.
 */
export const tagSyntax = (): DXT.Module => ({
  name: 'TagSyntax',
  matchers: () => [
    matcher('#', 'loop', { location: 'start', inverted: false, expandTo: 'auto' }),
    matcher('^', 'loop', { location: 'start', inverted: true, expandTo: 'auto' }),
    matcher('/', 'loop', { location: 'end' }),
  ],
  parse: (content) => ({ type: 'placeholder', value: content.trim() }),
});
