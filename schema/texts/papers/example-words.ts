import { foldTag } from '@schema/values/papers/fold-tag';
import { IMAGE_TAGS } from '@schema/values/papers/tags';
import { plural } from '@schema/values/words/plural';

const ROW_FORMS = { one: 'строка', few: 'строки', many: 'строк' };
const PICTURE = 'картинка';

type Row = Readonly<Record<string, unknown>>;

/** Text of one value; null: a line. */
function textOf(value: unknown): string | null {
  if (Array.isArray(value)) return plural(value.length, ROW_FORMS);
  if (typeof value === 'boolean') return value ? 'да' : 'нет';
  return typeof value === 'string' ? value : null;
}

/**
 * The texts that tags print, by folded name, for the words of a document: a block by the number of
 * its rows, a tag of rows by the first row.
 */
export function exampleWords(words: Row): ReadonlyMap<string, string | null> {
  const texts = new Map<string, string | null>();
  for (const [name, value] of Object.entries(words)) {
    texts.set(foldTag(name), textOf(value));
    const [first] = Array.isArray(value) ? (value as readonly Row[]) : [];
    for (const [tag, text] of Object.entries(first ?? {})) texts.set(foldTag(tag), textOf(text));
  }
  for (const name of [...Object.keys(IMAGE_TAGS), 'фото.снимок']) texts.set(foldTag(name), PICTURE);
  return texts;
}
