import { useCommand } from '@frontend/shared/data/commands/use-command';
import type { CashEntryPayload } from '@schema/forms/bookings/cash-entry';
import { AddCashEntryDocument } from './cashbox.generated';

/** Records a manual cash entry; the idempotency key makes a retry safe. */
export function useAddCashEntry() {
  const run = useCommand('addCashEntry', AddCashEntryDocument);
  return async (input: CashEntryPayload, key: string) =>
    (await run({ input }, { key })).addCashEntry;
}
