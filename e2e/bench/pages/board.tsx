import { BoardSurface } from '@frontend/features/board/BoardSurface';
import { useBoardEngine } from '@frontend/features/board/useBoardEngine';
import { createRoot } from 'react-dom/client';
import { announceReady, type BenchFleet, benchFleet } from './fleet';

const HANDLERS = { select() {}, openEvent() {}, openDay() {}, rangeChanged() {} };

/** Our board as the product mounts it: engine, canvas, hands and accessible grid; no server. */
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
if (root) createRoot(root).render(<Bench fleet={benchFleet()} />);
await announceReady();
