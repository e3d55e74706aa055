import { SOURCES_TEXTS } from '@schema/texts/sources';
import { formatRoubles } from '@schema/values/money';
import css from './Sources.module.css';
import type { SourceFigures } from './useSourceReport';

/** Revenue by source, reviews sent, sends cancelled (spec 2, §2). */
export function SourceTiles({ items }: { readonly items: readonly SourceFigures[] }) {
  const sum = (pick: (figures: SourceFigures) => number | null | undefined) =>
    items.reduce((total, figures) => total + (pick(figures) ?? 0), 0);
  const tiles = [
    [SOURCES_TEXTS.revenue, formatRoubles(sum(({ totalRevenue }) => totalRevenue))],
    [SOURCES_TEXTS.reviewsSent, String(sum(({ reviewsSent }) => reviewsSent))],
    [SOURCES_TEXTS.reviewsCancelled, String(sum(({ reviewsCancelled }) => reviewsCancelled))],
  ] as const;
  return (
    <dl className={css.tiles} aria-label={SOURCES_TEXTS.tiles}>
      {tiles.map(([name, value]) => (
        <div key={name} className={css.tile}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
