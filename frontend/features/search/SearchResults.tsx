import { BookingState } from '@frontend/shared/ui/badges/BookingState';
import { CarPicture } from '@frontend/shared/ui/badges/CarPicture';
import { Stack } from '@frontend/shared/ui/layout/Stack';
import { Text } from '@frontend/shared/ui/layout/Text';
import { SEARCH_DIALOG_TEXTS } from '@schema/texts/shell/search';
import type { ReactNode } from 'react';
import { Header } from 'react-aria-components/Header';
import { ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import css from './SearchResults.module.css';
import type { ItemKind, SearchGroup, SearchItem } from './search-items';

interface SearchResultsProps {
  readonly groups: readonly SearchGroup[];
  readonly iconOf: (path: string, kind: ItemKind) => ReactNode;
  readonly onChoose: (item: SearchItem) => void;
}

export function SearchResults({ groups, iconOf, onChoose }: SearchResultsProps) {
  const choose = (id: unknown) => {
    const item = groups.flatMap(({ items }) => items).find((one) => one.id === id);
    if (item) onChoose(item);
  };
  return (
    <ListBox
      className={css.list ?? ''}
      aria-label={SEARCH_DIALOG_TEXTS.results}
      selectionMode="none"
      onAction={choose}
    >
      {groups.map((group) => (
        <ListBoxSection key={group.id} id={`group-${group.id}`}>
          <Header className={css.title ?? ''}>{group.title}</Header>
          {group.items.map((item) => (
            <SearchRow key={item.id} item={item} icon={iconOf(item.path, item.kind)} />
          ))}
        </ListBoxSection>
      ))}
    </ListBox>
  );
}

/** Its accessible name equals its visible text, for voice control. */
function SearchRow({ item, icon }: { readonly item: SearchItem; readonly icon: ReactNode }) {
  const { id, title, note, warning, detail, booking, car } = item;
  return (
    <ListBoxItem
      id={id}
      textValue={[title, note, warning].filter(Boolean).join(', ')}
      className={css.row ?? ''}
    >
      {car ? (
        <CarPicture car={car} size={40} />
      ) : (
        <span className={css.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      <Stack as="span" className={css.words}>
        <span className={css.name}>{title}</span> {note && <span className={css.note}>{note}</span>}{' '}
        {warning && (
          <Text tone="warning" size="label">
            {warning}
          </Text>
        )}
      </Stack>{' '}
      {detail && (
        <Text size="label" weight={600} className={css.detail}>
          {detail}
        </Text>
      )}{' '}
      {booking && (
        <span className={css.status}>
          <BookingState booking={booking} />
        </span>
      )}
    </ListBoxItem>
  );
}
