import { type HelpPage, textOf } from './help-page';

/** Ordered by the numbers of the files. */
export const HELP_PAGES: readonly HelpPage[] = Object.values(
  import.meta.glob<HelpPage>('../../../docs/ru/[0-9]*.md', { eager: true, import: 'default' }),
);

const plain = (text: string) => text.toLowerCase().replaceAll('ё', 'е');

const WORDS = new Map(
  HELP_PAGES.map((page) => [page, plain([page.title, ...page.parts.map(textOf)].join('\n'))]),
);

/** Pages whose title or text contains the typed words; all pages without words. */
export function pagesWith(words: string): readonly HelpPage[] {
  const wanted = plain(words.trim());
  return HELP_PAGES.filter((page) => WORDS.get(page)?.includes(wanted));
}
