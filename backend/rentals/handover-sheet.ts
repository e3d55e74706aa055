import { assertPastMoment } from '@backend/domain/fleet/past-moment';
import { validationFailed } from '@backend/domain/refusal';
import type { Work } from '@backend/operation/command';
import type { HandoverSheetInput } from '@backend/operation/types/sheet-input.types';
import type { Recorded } from '@backend/store/change-log';
import { HandoverSheet } from '@backend/store/entities/handover/handover-sheet.entity';
import type { ValuesOf } from '@schema/forms/fields/problems';
import type { sheetPayload } from '@schema/forms/handover/sheet';
import { HANDOVER_MESSAGES } from '@schema/messages/handover';
import type { Accessory } from '@schema/values/handover/accessories';
import { cleanName, trimmedOrNull } from '@schema/values/words/text';
import { subHours } from 'date-fns/subHours';
import { damageAnswer, damageColumns, recordDamage } from './car-damages';
import { loadReadings, readingSnapshot, recordReading } from './car-readings';
import { ratesOfRental } from './return-rates';
import { addSheetCharges, lockChargedRental, wantedCharge } from './sheet-charges';
import { holdRepairs, mendInSheet } from './sheet-repairs';

/** Age of a sheet that needs a reason. */
const DELAY_HOURS = 24;

type ValidSheet = HandoverSheetInput & Omit<ValuesOf<typeof sheetPayload>, 'bookingId'>;

/** An accessory as stored, from valid input. */
const accessoryColumns = ({ name, state }: Accessory): Accessory => ({
  name: cleanName(name),
  state,
});

/** A sheet to be saved. Throws VALIDATION_FAILED for its moment. */
export function wantedSheet(input: ValidSheet, now: Date) {
  const at = input.at ?? now;
  const delayReason = trimmedOrNull(input.delayReason);
  assertPastMoment(at, now, HANDOVER_MESSAGES);
  if (at < subHours(now, DELAY_HOURS) && delayReason === null) {
    throw validationFailed({ delayReason: HANDOVER_MESSAGES.delayRequired });
  }
  const { carId, clientId, side, km, fuel, signatureWay, mileageAnswer } = input;
  return {
    carId,
    typedAt: input.at ?? null,
    at,
    km: km ?? null,
    mileageAnswer: mileageAnswer ?? null,
    damages: (input.damages ?? []).map(damageColumns),
    mendedIds: input.mendedDamageIds ?? [],
    charges: (input.charges ?? []).map(wantedCharge),
    columns: {
      clientId,
      side,
      delayReason,
      fuel: fuel ?? null,
      signatureWay,
      signerName: trimmedOrNull(input.signerName),
      signature: signatureWay === 'finger' ? (input.signature ?? []) : [],
      accessories: (input.accessories ?? []).map(accessoryColumns),
      absenceReason: signatureWay === 'absent' ? trimmedOrNull(input.absenceReason) : null,
      comment: trimmedOrNull(input.comment),
    },
  };
}
export type WantedSheet = ReturnType<typeof wantedSheet>;

/** The values that a retry repeats: without the default moment, since it is sent at another one. */
export const sameSheet = <Wanted extends WantedSheet>({
  at: _,
  charges,
  mendedIds,
  ...wanted
}: Wanted) => ({
  ...wanted,
  ...(mendedIds.length > 0 && { mendedIds }),
  ...(charges.length > 0 && { charges }),
});

/**
 * Reads what a new sheet is compared with and locks the money that it charges; its car and its
 * booking are locked. `bookingId`: a booking of the rental. Throws CONFLICT for charges that are not
 * recorded; VALIDATION_FAILED for a repaired damage of another car.
 */
export async function holdSheet(work: Work, wanted: WantedSheet, bookingId: number) {
  const { carId, charges } = wanted;
  const readings = await loadReadings(work.em, carId, { withReversed: false });
  const rentalId = charges.length > 0 ? await lockChargedRental(work, bookingId) : null;
  const repaired = await holdRepairs(work.em, wanted);
  return { readings, rentalId, repaired };
}
type HeldSheet = Awaited<ReturnType<typeof holdSheet>>;

/**
 * Writes a sheet with its mileage reading, its damages, its repairs and its charges; returns the
 * lines of the history. A second sheet of the same side supplements the first. Throws MILEAGE_DOUBTFUL with
 * `doubt`; VALIDATION_FAILED for a photo that is gone.
 */
export async function writeSheet(
  work: Work,
  bookingId: number,
  wanted: WantedSheet,
  { readings, rentalId, repaired }: HeldSheet,
): Promise<[Recorded, ...Recorded[]]> {
  const { em, ctx, record } = work;
  const { carId, at, km, mileageAnswer: answer, damages, charges, columns } = wanted;
  const ofCar: Recorded[] = [];
  const reading = { carId, km: km ?? 0, at, answer, comment: null };
  const recorded = km === null ? null : await recordReading(em, ctx, reading, readings);
  if (recorded) {
    const { row, reversed } = recorded;
    const change = { ...(reversed && { before: { reading: readingSnapshot(reversed) } }) };
    const after = { reading: readingSnapshot(row) };
    ofCar.push(record({ entity: 'Car', entityId: carId, ...change, after }));
  }
  const where = { booking: bookingId, side: columns.side, supplementsId: null };
  const first = await em.findOne(HandoverSheet, where, { disableIdentityMap: true });
  const isFirstOut = columns.side === 'out' && !first;
  const sheet = em.create(HandoverSheet, {
    ...columns,
    rates: isFirstOut ? await ratesOfRental(em, bookingId) : null,
    booking: bookingId,
    car: carId,
    supplementsId: first?.id ?? null,
    at,
    km,
    readingId: recorded?.row.id ?? null,
    userId: ctx.user.id,
    userLogin: ctx.user.login,
    createdAt: ctx.now,
  });
  await em.flush();
  for (const [index, damage] of damages.entries()) {
    const place = { carId, sheetId: sheet.id, photoField: `damages[${index}].photo` };
    const row = await recordDamage(em, ctx, damage, place);
    const after = { damage: damageAnswer(row, { sheet: { bookingId, side: columns.side } }) };
    ofCar.push(record({ entity: 'Car', entityId: carId, after }));
  }
  const place = { id: sheet.id, bookingId, side: columns.side, at };
  ofCar.push(...(await mendInSheet(work, repaired, place)));
  const charged =
    rentalId === null ? [] : await addSheetCharges(work, { rentalId, sheetId: sheet.id }, charges);
  const { side, fuel, signatureWay } = columns;
  const facts = { id: sheet.id, side, at, km, fuel, damages: damages.length, signatureWay };
  const line = record({ entity: 'Booking', entityId: bookingId, after: { sheet: facts } });
  return [line, ...ofCar, ...charged];
}
