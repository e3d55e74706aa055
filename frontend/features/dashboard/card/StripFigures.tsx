import { classNames } from '@frontend/shared/lib/class-names';
import { Skeleton } from '@frontend/shared/ui/feedback/Skeleton';
import type { ReactNode } from 'react';
import css from './DailyStrip.module.css';
import { type DailyTile, dailyTiles } from './daily-tiles';
import type { DailyTilesFacts } from './useDailyTiles';

interface StripFiguresProps {
  /** Null while they load. */
  readonly facts: DailyTilesFacts | null;
  /** Makes a figure a link or a button; `className` is its look. Default: text. */
  readonly wrap?: (tile: DailyTile, className: string, content: ReactNode) => ReactNode;
}

/** The first five figures of the day, each of the same width with and without its value. */
export function StripFigures({ facts, wrap }: StripFiguresProps) {
  return dailyTiles(facts)
    .slice(0, 5)
    .map((tile) => {
      const look = classNames(css.figure, css[tile.kind]);
      const content = (
        <>
          <span className={css.title}>{tile.title}</span>{' '}
          {tile.value ? <b>{tile.value}</b> : <Skeleton width={24} height={14} />}
        </>
      );
      return wrap ? (
        wrap(tile, look, content)
      ) : (
        <span key={tile.kind} className={look}>
          {content}
        </span>
      );
    });
}
