import { useSession } from '@frontend/shared/data/session';
import { dayOf } from '@schema/values/time/calendar';
import { useState } from 'react';
import type { LoadBlock } from '../loading/board-store';
import type { BoardStyle } from '../style/style-settings';
import { BoardView } from '../view/BoardView';
import { sampleFleet } from './sample-fleet';

const ignore = () => undefined;

function sampleLoad(zone: string, now: Date): LoadBlock {
  const sample = sampleFleet(dayOf(now, zone), zone, now);
  return async (start, days, _signal, carIds) => ({
    start,
    days,
    rows: carIds ? sample.rows.filter(({ car }) => carIds.includes(car.id)) : sample.rows,
  });
}

/** The board over a sample fleet with every look of an event; pans and zooms, opens nothing. */
export function BoardPreview({ style }: { readonly style: BoardStyle }) {
  const { now, company } = useSession();
  const [clockOffsetMs] = useState(() => now().getTime() - Date.now());
  const [load] = useState(() => sampleLoad(company.timeZone, now()));
  return (
    <BoardView
      isPreview
      zone={company.timeZone}
      load={load}
      clockOffsetMs={clockOffsetMs}
      canEdit={false}
      seesMoney={false}
      canService={false}
      style={style}
      onSelect={ignore}
      onOpenBooking={ignore}
      onOpenMaintenance={ignore}
    />
  );
}
