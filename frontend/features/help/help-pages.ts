import { type HelpPage, textOf } from './help-page';

/** In the order of the files' numbers. */
export const HELP_PAGES: readonly HelpPage[] = Object.values(
  import.meta.glob<HelpPage>('../../../docs/ru/[0-9]*.md', { eager: true, import: 'default' }),
);

const plain = (text: string) => text.toLowerCase().replaceAll('ё', 'е');

const WORDS = new Map(
  HELP_PAGES.map((page) => [page, plain([page.title, ...page.parts.map(textOf)].join('\n'))]),
);

/** The pages whose title or text has these words as typed; all for none. */
export function pagesWith(words: string): readonly HelpPage[] {
  const wanted = plain(words.trim());
  return HELP_PAGES.filter((page) => WORDS.get(page)?.includes(wanted));
}
