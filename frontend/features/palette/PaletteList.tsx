import { BookingStatusBadge } from '@frontend/shared/ui/lists/BookingStatusBadge';
import { CarPicture } from '@frontend/shared/ui/lists/CarPicture';
import { PALETTE_TEXTS } from '@schema/texts/shell/palette';
import type { ReactNode } from 'react';
import { Header } from 'react-aria-components/Header';
import { ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { Text } from 'react-aria-components/Text';
import css from './PaletteList.module.css';
import type { ItemKind, PaletteGroup, PaletteItem } from './palette-items';

interface PaletteListProps {
  readonly groups: readonly PaletteGroup[];
  readonly iconOf: (path: string, kind: ItemKind) => ReactNode;
  readonly onChoose: (item: PaletteItem) => void;
}

export function PaletteList({ groups, iconOf, onChoose }: PaletteListProps) {
  const choose = (id: unknown) => {
    const item = groups.flatMap(({ items }) => items).find((one) => one.id === id);
    if (item) onChoose(item);
  };
  return (
    <ListBox
      className={css.list ?? ''}
      aria-label={PALETTE_TEXTS.results}
      selectionMode="none"
      onAction={choose}
    >
      {groups.map((group) => (
        <ListBoxSection key={group.id} id={`group-${group.id}`} className={css.group ?? ''}>
          <Header className={css.title ?? ''}>{group.title}</Header>
          {group.items.map((item) => (
            <PaletteRow key={item.id} item={item} icon={iconOf(item.path, item.kind)} />
          ))}
        </ListBoxSection>
      ))}
    </ListBox>
  );
}

function PaletteRow({ item, icon }: { readonly item: PaletteItem; readonly icon: ReactNode }) {
  const { id, title, note, detail, status, car } = item;
  return (
    <ListBoxItem
      id={id}
      textValue={[title, note].filter(Boolean).join(', ')}
      className={css.row ?? ''}
    >
      {car ? (
        <CarPicture car={car} size={40} />
      ) : (
        <span className={css.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      <span className={css.words}>
        <Text slot="label" className={css.name ?? ''}>
          {title}
        </Text>
        {note && (
          <Text slot="description" className={css.note ?? ''}>
            {note}
          </Text>
        )}
      </span>
      {detail && <span className={css.detail}>{detail}</span>}
      {status && (
        <span className={css.status}>
          <BookingStatusBadge status={status} />
        </span>
      )}
    </ListBoxItem>
  );
}
