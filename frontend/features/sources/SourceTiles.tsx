import { FactTiles } from '@frontend/shared/ui/records/FactTiles';
import { SOURCES_TEXTS } from '@schema/texts/reports/sources';
import { formatRoubles } from '@schema/values/money/money';
import { formatCount } from '@schema/values/words/plural';
import type { SourceFigures } from './useSourceReport';

/** Revenue by source, reviews sent, sends cancelled, whatever the period (requirements.md, S6). */
export function SourceTiles({ items }: { readonly items: readonly SourceFigures[] }) {
  const sum = (pick: (figures: SourceFigures) => number | null | undefined) =>
    items.reduce((total, figures) => total + (pick(figures) ?? 0), 0);
  return (
    <FactTiles
      label={SOURCES_TEXTS.tiles}
      tiles={[
        {
          name: SOURCES_TEXTS.revenue,
          value: formatRoubles(sum(({ totalRevenue }) => totalRevenue)),
          note: SOURCES_TEXTS.allTime,
        },
        {
          name: SOURCES_TEXTS.reviewsSent,
          value: formatCount(sum(({ reviewsSent }) => reviewsSent)),
          note: SOURCES_TEXTS.allTime,
        },
        {
          name: SOURCES_TEXTS.reviewsCancelled,
          value: formatCount(sum(({ reviewsCancelled }) => reviewsCancelled)),
          note: SOURCES_TEXTS.allTime,
        },
      ]}
    />
  );
}
