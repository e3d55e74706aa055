import type { DataVersion, LoadedBlocks } from './loaded-blocks';

/** `run.number` against `run.number`: cursors of different runs of the server cannot be compared. */
function covers(known: string | undefined, change: string | undefined): boolean {
  if (!known || !change) return false;
  const [run, number] = known.split('.');
  const [changeRun, changeNumber] = change.split('.');
  return run === changeRun && Number(number) >= Number(changeNumber);
}

/** An answer includes a change that was received before the request, or that its cursor covers. */
function includesChange(answer: DataVersion, change: DataVersion): boolean {
  return answer.order > change.order || covers(answer.cursor, change.cursor);
}

/** Do all blocks, loaded and requested, include a change of this car (null: of any car)? */
export function isUpToDate(
  blocks: LoadedBlocks,
  change: DataVersion,
  carId: number | null,
): boolean {
  const patch = carId === null ? undefined : blocks.patches.get(carId);
  if (patch && includesChange(patch, change)) return true;
  return (
    blocks.loaded.size > 0 &&
    blocks.all.every((block) => includesChange(block, change)) &&
    [...blocks.requested.values()].every((order) => includesChange({ order }, change))
  );
}
