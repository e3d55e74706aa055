import type { Em } from '@backend/store/em';
import { Booking } from '@backend/store/entities/booking.entity';
import { CompanySettings } from '@backend/store/entities/company-settings.entity';
import {
  HandoverSheet,
  type StoredRates,
} from '@backend/store/entities/handover/handover-sheet.entity';

const APART = { disableIdentityMap: true } as const;

/** The rates of the company now. */
export const companyRates = (row: CompanySettings | null): StoredRates => ({
  kmPerDay: row?.kmPerDay ?? null,
  kmOverPrice: row?.kmOverPriceKopecks ?? null,
  fuelEighthPrice: row?.fuelEighthPriceKopecks ?? null,
  lateHourPrice: row?.lateHourPriceKopecks ?? null,
});

/**
 * The rates of the return of a rental: those of the company when its first sheet of a handover was
 * saved, also after a car swap; without such a sheet the rates of the company now.
 */
export async function ratesOfRental(em: Em, bookingId: number): Promise<StoredRates> {
  for (let id: number | null = bookingId; id !== null; ) {
    const where = { booking: id, side: 'out', supplementsId: null } as const;
    const sheet: HandoverSheet | null = await em.findOne(HandoverSheet, where, APART);
    if (sheet?.rates) return sheet.rates;
    const booking: Booking | null = await em.findOne(Booking, { id }, APART);
    id = booking?.continuesId ?? null;
  }
  return companyRates(await em.findOne(CompanySettings, 1, APART));
}
