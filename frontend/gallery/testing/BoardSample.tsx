import { sampleFleet } from '@frontend/features/board/editor/sample-fleet';
import type { BoardAnswer } from '@frontend/features/board/model/rows/board-answer';
import { FixtureFleet } from '@frontend/features/board/testing/fixture-fleet';
import { BoardView } from '@frontend/features/board/view/BoardView';
import { addDays, dayOf, instantAt, isDay } from '@schema/values/time/calendar';
import { useState } from 'react';

const ZONE = 'Europe/Moscow';
const params = new URLSearchParams(location.search);
const number = (name: string, other: number) => Number(params.get(name) ?? other);
const asked = params.get('now');
const now = instantAt(isDay(asked) ? asked : '2026-11-20', params.get('at') ?? '14:15', ZONE);
const today = dayOf(now, ZONE);
const clockOffsetMs = now.getTime() - Date.now();

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** `?fail` fails every request, `?fail=2` from the second on, `?empty` has no cars. */
function fixtureLoad() {
  const cars = number('cars', 0);
  const options = { cars, from: addDays(today, -200), days: 400, zone: ZONE, now };
  const fleet = cars > 0 ? new FixtureFleet(options) : null;
  const sample = sampleFleet(today, ZONE, now);
  const failFrom = params.has('fail') ? Number(params.get('fail')) : Number.POSITIVE_INFINITY;
  let requests = 0;
  return async (start: string, days: number): Promise<BoardAnswer> => {
    requests += 1;
    const request = requests;
    await pause(number('wait', 60));
    if (request >= failFrom) throw new Error('The sample was asked to fail');
    if (params.has('empty')) return { start, days, rows: [] };
    return fleet ? fleet.answer(start, days) : { ...sample, start, days };
  };
}

/** The board on fixtures: `?cars=100&days=14`; without `cars`, the sample fleet. */
export function BoardSample() {
  const [said, setSaid] = useState('');
  const [load] = useState(fixtureLoad);
  return (
    <main style={{ position: 'fixed', inset: 16, display: 'flex', flexDirection: 'column' }}>
      <BoardView
        zone={ZONE}
        load={load}
        clockOffsetMs={clockOffsetMs}
        canEdit={!params.has('readonly')}
        seesMoney={!params.has('readonly')}
        canService={!params.has('readonly')}
        initialStart={params.get('start') ?? addDays(today, -4)}
        initialDays={number('days', 14)}
        onViewChange={(view) => setSaid(`view ${view.start} ${view.days}`)}
        onSelect={({ car, fromDay, toDay }) => setSaid(`select ${car.id} ${fromDay} ${toDay}`)}
        onOpenBooking={(id) => setSaid(`booking ${id}`)}
        onOpenMaintenance={(id) => setSaid(`maintenance ${id}`)}
        onOpenDay={(day) => setSaid(`day ${day}`)}
      />
      <output data-said="" style={{ position: 'absolute', right: 0, bottom: -14, fontSize: 11 }}>
        {said}
      </output>
    </main>
  );
}
