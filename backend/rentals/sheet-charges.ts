import { conflict } from '@backend/domain/refusal';
import type { Work } from '@backend/operation/command';
import type { Recorded } from '@backend/store/change-log';
import { loadCompany } from '@backend/store/queries/accounts/company-queries';
import { lockRentalMoney } from '@backend/store/queries/money/rental-queries';
import type { ValuesOf } from '@schema/forms/fields/problems';
import type { chargePayload } from '@schema/forms/money/payments';
import { HANDOVER_MESSAGES } from '@schema/messages/handover';
import { kopecks } from '@schema/values/money/money';
import { trimmedOrNull } from '@schema/values/words/text';
import { addChargeRow, followedRental } from './rental-charges';

type ValidCharge = Pick<ValuesOf<typeof chargePayload>, 'kind' | 'amount' | 'comment'>;

/** A charge of a new sheet, from valid input. */
export const wantedCharge = ({ kind, amount, comment }: ValidCharge) => ({
  kind,
  amount: kopecks(amount),
  comment: trimmedOrNull(comment),
});

/**
 * Locks the money that the charges of a sheet belong to. Throws CONFLICT when the company records
 * no payments or the money of the rental is not tracked.
 */
export async function lockChargedRental({ em }: Work, bookingId: number): Promise<number> {
  const rentalId = await followedRental(em, bookingId);
  if (!(await loadCompany(em)).recordsPayments) {
    throw conflict(HANDOVER_MESSAGES.chargesNotRecorded);
  }
  await lockRentalMoney(em, rentalId);
  return rentalId;
}

interface ChargedRental {
  readonly rentalId: number;
  readonly sheetId: number;
}

/** Records the charges of a sheet as other charges of the rental. */
export async function addSheetCharges(
  work: Work,
  { rentalId, sheetId }: ChargedRental,
  charges: readonly ReturnType<typeof wantedCharge>[],
): Promise<Recorded[]> {
  const history: Recorded[] = [];
  for (const { kind, amount, comment } of charges) {
    const draft = { kind, amountKopecks: amount, comment, sheetId };
    history.push(await addChargeRow(work, { rentalId }, draft));
  }
  return history;
}
