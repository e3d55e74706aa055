import { foldTag } from '@schema/values/papers/fold-tag';
import type { DXT } from 'docxtemplater';
import { TemplateRefused } from './template-refused';

/** Above the matchers of the library. */
const FIRST = 1000;
/** Blocks within each other; each level multiplies the work. */
const MAX_NESTING = 10;

/** Characters of a name; a brace that is not closed where its author meant makes longer ones. */
export const MAX_NAME = 200;

type Matcher = ReturnType<NonNullable<DXT.Module['matchers']>>[number];

/** The content of a tag that begins with `mark`; null: it begins otherwise. */
const beginningWith = (mark: string) => (content: string) =>
  content.trim().startsWith(mark) ? content : null;

/** Throws TemplateRefused. */
function foldedName(content: string, mark: string): string {
  const name = foldTag(content.trim().slice(mark.length));
  if (!name) throw new TemplateRefused('brokenTag', `{${content.trim()}}`);
  if (name.length > MAX_NAME) throw new TemplateRefused('brokenTag', name);
  return name;
}

/**
 * The syntax of tags: `{#block}`, `{^block}` (shown when empty) and `{/block}`, by folded names. The
 * library then throws TemplateRefused for a block without a name and for blocks nested too deep.
 */
export function tagSyntax(): DXT.Module {
  let depth = 0;

  const matcher = (mark: string, level: number, properties: object) =>
    // The types of the library lack functions as conditions.
    [
      beginningWith(mark),
      'loop',
      ([content = '']: readonly string[]) => {
        const value = foldedName(content, mark);
        depth += level;
        if (depth > MAX_NESTING) throw new TemplateRefused('tooComplex', value);
        return { ...properties, value, priority: FIRST };
      },
    ] as unknown as Matcher;

  return {
    name: 'TagSyntax',
    matchers: () => [
      matcher('#', 1, { location: 'start', inverted: false, expandTo: 'auto' }),
      matcher('^', 1, { location: 'start', inverted: true, expandTo: 'auto' }),
      matcher('/', -1, { location: 'end' }),
    ],
    parse: (content) => ({ type: 'placeholder', value: content.trim() }),
  };
}
