import { classNames } from '@frontend/shared/lib/class-names';
import type { BookingStatus } from '@schema/statuses';
import type { ReactNode } from 'react';
import { Text } from '../layout/Text';
import css from './FactTiles.module.css';
import dots from './StatusDot.module.css';

export interface FactTile {
  readonly name: string;
  readonly value: string;
  /** A secondary line. */
  readonly note?: ReactNode;
  /** Status counted by the figure. */
  readonly dot?: BookingStatus;
}

interface FactTilesProps {
  readonly label: string;
  readonly tiles: readonly FactTile[];
  /** 2 px between name and value. */
  readonly isSpaced?: boolean;
}

/** Labelled figures side by side, above every report. */
export function FactTiles({ label, tiles, isSpaced = false }: FactTilesProps) {
  return (
    <dl className={classNames(css.tiles, isSpaced && css.spaced)} aria-label={label}>
      {tiles.map(({ name, value, note, dot }) => (
        <div key={name} className={css.tile}>
          <Text
            as="dt"
            tone="muted"
            size="label"
            hasOwnLine
            className={classNames(css.name, dot && dots.dot, dot && dots[dot])}
          >
            {name}
          </Text>
          <Text as="dd" size="tile" weight={650} hasOwnLine className={css.value}>
            {value}
          </Text>
          {note && (
            <Text as="dd" tone="muted" size="label" hasOwnLine className={css.note}>
              {note}
            </Text>
          )}
        </div>
      ))}
    </dl>
  );
}
