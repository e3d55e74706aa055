import { splitSamples } from '@backend/domain/samples/split-samples';
import type { SignedInContext } from '@backend/operation/context';
import { recordChange } from '@backend/store/change-log';
import { Booking } from '@backend/store/entities/booking.entity';
import { Customer } from '@backend/store/entities/customer.entity';
import { Car } from '@backend/store/entities/fleet/car.entity';
import { Maintenance } from '@backend/store/entities/maintenance.entity';
import { CashEntry } from '@backend/store/entities/money/cash-entry.entity';
import { SampleRow } from '@backend/store/entities/sample-row.entity';
import { Source } from '@backend/store/entities/source.entity';
import { lockCompany } from '@backend/store/locks/guard-company';
import { loadSampleFacts, lockSamples } from '@backend/store/queries/samples/sample-queries';
import { countsOf, readSamples } from './read-samples';
import type { Samples } from './samples.types';

const operation = 'removeSamples';

/**
 * Deletes the samples that nobody changed, and the marks of the others, which become the company's
 * own. One transaction; without samples it does nothing. Photos of samples are files of the
 * product; a car with an uploaded one was changed and stays.
 */
export async function removeSamples(ctx: SignedInContext): Promise<Samples> {
  const { now, user } = ctx;
  await ctx.store.write(ctx.em, async (em) => {
    await lockCompany(em, now);
    if ((await em.count(SampleRow)) === 0) return;
    await lockSamples(em);
    const { gone, kept } = splitSamples(await loadSampleFacts(em));
    // Bookings and service work before the cars, whose deletion would take them along.
    await em.nativeDelete(Booking, { id: { $in: [...gone.bookings] } });
    await em.nativeDelete(Maintenance, { id: { $in: [...gone.maintenances] } });
    await em.nativeDelete(CashEntry, { id: { $in: [...gone.cashEntries] } });
    await em.nativeDelete(Car, { id: { $in: [...gone.cars] } });
    await em.nativeDelete(Customer, { id: { $in: [...gone.customers] } });
    await em.nativeDelete(Source, { id: { $in: [...gone.sources] } });
    await em.nativeDelete(SampleRow, {});
    recordChange(em, {
      ...{ at: now, user, operation, entity: 'Samples', entityId: 1 },
      before: countsOf(gone),
      after: countsOf(kept),
    });
  });
  ctx.announce(operation);
  return readSamples(ctx);
}
