import { SearchField } from '@frontend/shared/ui/fields/SearchField';
import { Stack } from '@frontend/shared/ui/layout/Stack';
import { Text } from '@frontend/shared/ui/layout/Text';
import { HELP_TEXTS } from '@schema/texts/shell/help';
import { NavLink } from 'react-router-dom';
import css from './Help.module.css';
import { READERS } from './help-page';
import { pagesWith } from './help-pages';

interface HelpListProps {
  /** Search text of the list. */
  readonly typed: string;
  readonly setTyped: (typed: string) => void;
  readonly linkTo: (slug: string) => string;
}

/** The pages by reader, with a search over their text. */
export function HelpList({ typed, setTyped, linkTo }: HelpListProps) {
  const found = pagesWith(typed);
  const groups = READERS.map((reader) => ({
    reader,
    pages: found.filter((page) => page.reader === reader),
  })).filter(({ pages }) => pages.length > 0);
  return (
    <Stack gap={12}>
      <SearchField
        label={HELP_TEXTS.search}
        placeholder={HELP_TEXTS.search}
        value={typed}
        onChange={setTyped}
      />
      <Stack as="nav" gap={12} aria-label={HELP_TEXTS.pages}>
        {groups.map(({ reader, pages }) => (
          <Stack as="section" gap={4} key={reader} aria-label={HELP_TEXTS.readers[reader]}>
            <Text tone="muted" size="label" weight={600}>
              {HELP_TEXTS.readers[reader]}
            </Text>
            <ul className={css.links}>
              {pages.map(({ slug, title }) => (
                <li key={slug}>
                  <NavLink to={linkTo(slug)} className={css.link ?? ''}>
                    {title}
                  </NavLink>
                </li>
              ))}
            </ul>
          </Stack>
        ))}
      </Stack>
      <div role="status">
        {groups.length === 0 && (
          <>
            <Text as="p" weight={600}>
              {HELP_TEXTS.nothing}
            </Text>
            <Text as="p" tone="muted">
              {HELP_TEXTS.nothingHint}
            </Text>
          </>
        )}
      </div>
    </Stack>
  );
}
