import { anyOf } from '@backend/operation/permit';
import { undoCommand } from '@backend/rentals/undo-command';
import { COPY_OPERATION, type CopyBefore, carsById, recordTariffs } from './copy-tariffs';
import { restoreTariffRows } from './tariff-rows';

const operation = 'undoTariffCopy';

/**
 * Restores the tariffs that a copy replaced, and returns the cars. Throws the refusals of
 * `undoCommand`.
 */
export const undoTariffCopy = undoCommand({
  name: operation,
  access: anyOf('view_cars'),
  of: COPY_OPERATION,
  async undo({ em, ctx }, { carIds, rows }: CopyBefore) {
    const before = await carsById(em);
    await restoreTariffRows(em, carIds, rows);
    const changed = { operation, changed: carIds, before };
    const { after, recorded } = await recordTariffs(em, changed, ctx);
    return { answer: carIds.flatMap((id) => after.get(id) ?? []), history: recorded };
  },
});
