import type { ReactNode } from 'react';
import css from './FactTiles.module.css';

export interface FactTile {
  readonly name: string;
  readonly value: string;
  /** A secondary line. */
  readonly note?: ReactNode;
}

interface FactTilesProps {
  readonly label: string;
  readonly tiles: readonly FactTile[];
}

/** Labelled figures side by side, above every report. */
export function FactTiles({ label, tiles }: FactTilesProps) {
  return (
    <dl className={css.tiles} aria-label={label}>
      {tiles.map(({ name, value, note }) => (
        <div key={name} className={css.tile}>
          <dt className={css.name}>{name}</dt>
          <dd className={css.value}>{value}</dd>
          {note && <dd className={css.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
