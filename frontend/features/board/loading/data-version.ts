import type { HeldBlocks, Knowledge } from './loaded-blocks';

/** `run.number` against `run.number`: cursors of another run of the server say nothing. */
function covers(known: string | undefined, told: string | undefined): boolean {
  if (!known || !told) return false;
  const [run, number] = known.split('.');
  const [toldRun, toldNumber] = told.split('.');
  return run === toldRun && Number(number) >= Number(toldNumber);
}

/**
 * Does the answer know of the change? Surely when it was asked after the change was heard of; else when
 * the server had told of the change before it read the answer.
 */
function knows(answer: Knowledge, told: Knowledge): boolean {
  return answer.order > told.order || covers(answer.cursor, told.cursor);
}

/** Will all held days know of a change of this car, or, without one, of a change of any car? */
export function isKnown(blocks: HeldBlocks, told: Knowledge, carId: number | null): boolean {
  const patch = carId === null ? undefined : blocks.patches.get(carId);
  if (patch && knows(patch, told)) return true;
  return (
    blocks.held.size > 0 &&
    blocks.all.every((block) => knows(block, told)) &&
    [...blocks.coming.values()].every((order) => knows({ order }, told))
  );
}
