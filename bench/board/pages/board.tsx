import { useBoardEngine } from '@frontend/features/board/hooks/useBoardEngine';
import type { BoardEvent } from '@frontend/features/board/model/rows/board-event';
import { ScrollBars } from '@frontend/features/board/scroll/ScrollBars';
import { BoardSurface } from '@frontend/features/board/view/BoardSurface';
import { reportFirstScreen } from '@frontend/shared/lib/device/first-screen';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { type BenchFleet, benchFleet } from './fleet';
import { hit, loadTypeface, show, writesAName } from './ready';

const HANDLERS = {
  select() {},
  openEvent: ({ key }: BoardEvent) => hit(key),
  openDay() {},
  openCar() {},
  keysQueued() {},
  rangeChanged() {},
};

/** Our board as the product mounts it: engine, canvas, input, accessible grid, scrollbars; no server. */
function Bench({ fleet }: { fleet: BenchFleet }) {
  const { zone, start, days, nowMs, settings, palette, inks, grid } = fleet;
  const engine = useBoardEngine({
    zone,
    start,
    days,
    nowMs,
    settings,
    data: fleet.data,
    handlers: HANDLERS,
  });
  useEffect(() => engine.setMoney(fleet.money), [engine, fleet]);
  return (
    <>
      <BoardSurface engine={engine} palette={palette} inks={inks} grid={grid} />
      <ScrollBars engine={engine} />
    </>
  );
}

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no root.');
await loadTypeface();
const fleet = benchFleet();
const isWritten = writesAName(fleet.answer);
await show(isWritten, () => {
  createRoot(root).render(<Bench fleet={fleet} />);
  reportFirstScreen();
});
