import { BoardSurface } from '@frontend/features/board/BoardSurface';
import { useBoardEngine } from '@frontend/features/board/hooks/useBoardEngine';
import type { BoardEvent } from '@frontend/features/board/model/rows/board-event';
import { createRoot } from 'react-dom/client';
import { type BenchFleet, benchFleet } from './fleet';
import { hit, loadTypeface, show, writesAName } from './ready';

const HANDLERS = {
  select() {},
  openEvent: ({ key }: BoardEvent) => hit(key),
  openDay() {},
  keysQueued() {},
  rangeChanged() {},
};

/** Our board as the product mounts it: engine, canvas, input and accessible grid; no server. */
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
  return <BoardSurface engine={engine} palette={palette} inks={inks} grid={grid} />;
}

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no root.');
await loadTypeface();
const fleet = benchFleet();
await show(writesAName(fleet.answer), () => createRoot(root).render(<Bench fleet={fleet} />));
