import type { SheetChargeType } from '@backend/operation/types/sheet-charge.types';
import type { Em } from '@backend/store/em';
import { MoneyCharge } from '@backend/store/entities/money/money-charge.entity';
import { loadCompany } from '@backend/store/queries/accounts/company-queries';
import { loadRentalId } from '@backend/store/queries/money/rental-queries';

/** Whether a sheet of the booking may charge; two statements. */
export async function takesCharges(em: Em, bookingId: number): Promise<boolean> {
  const { recordsPayments } = await loadCompany(em);
  return recordsPayments && (await loadRentalId(em, bookingId)) !== null;
}

/** Charges by the sheet that recorded them, oldest first; one statement. */
export async function loadSheetCharges(
  em: Em,
  sheetIds: readonly number[],
): Promise<ReadonlyMap<number | null, readonly SheetChargeType[]>> {
  // A reversal has the sheet of its charge.
  const rows = await em.find(
    MoneyCharge,
    { sheetId: { $in: [...sheetIds] } },
    { disableIdentityMap: true, orderBy: { id: 'asc' } },
  );
  const reversed = new Set(rows.map(({ reversesId }) => reversesId));
  const charges = rows
    .filter(({ reversesId }) => reversesId == null)
    .map(({ id, sheetId, kind, amountKopecks: amount, comment }) => ({
      sheetId: sheetId ?? null,
      charge: { id, kind, amount, comment: comment ?? null, isReversed: reversed.has(id) },
    }));
  const bySheet = Map.groupBy(charges, ({ sheetId }) => sheetId);
  return new Map([...bySheet].map(([id, of]) => [id, of.map(({ charge }) => charge)]));
}
