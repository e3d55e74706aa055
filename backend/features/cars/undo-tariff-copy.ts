import type { SignedInContext } from '@backend/operation/context';
import { undoOperation } from '@backend/rentals/undoable-operation';
import type { Em } from '@backend/store/open-store';
import type { FleetCarRecord } from '@backend/store/queries/fleet/fleet-car-queries';
import type { CopiedTariffs } from './cars.types';
import { COPY_OPERATION, type CopyBefore, carsById, recordTariffs } from './copy-tariffs';
import { restoreTariffRows } from './tariff-rows';

const operation = 'undoTariffCopy';

/** Gives cars the tariffs back that a copy replaced. Throws what `undoOperation` throws. */
export async function undoTariffCopy(
  ctx: SignedInContext,
  operationId: number,
): Promise<CopiedTariffs> {
  const items = await undoOperation(ctx, {
    operation,
    of: COPY_OPERATION,
    operationId,
    takeBack: (em: Em, before: CopyBefore) => takeBack(em, before, ctx),
  });
  return { operationId, items };
}

async function takeBack(
  em: Em,
  { carIds, rows }: CopyBefore,
  ctx: SignedInContext,
): Promise<FleetCarRecord[]> {
  const before = await carsById(em);
  await restoreTariffRows(em, carIds, rows);
  const { after } = await recordTariffs(em, { operation, changed: carIds, before }, ctx);
  return carIds.flatMap((id) => after.get(id) ?? []);
}
