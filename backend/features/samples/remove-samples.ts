import { splitSamples } from '@backend/domain/samples/split-samples';
import { command } from '@backend/operation/command';
import { anyOf } from '@backend/operation/permit';
import { Booking } from '@backend/store/entities/booking.entity';
import { Customer } from '@backend/store/entities/customer.entity';
import { Car } from '@backend/store/entities/fleet/car.entity';
import { Maintenance } from '@backend/store/entities/maintenance.entity';
import { CashEntry } from '@backend/store/entities/money/cash-entry.entity';
import { SampleRow } from '@backend/store/entities/sample-row.entity';
import { Source } from '@backend/store/entities/source.entity';
import { lockCompany } from '@backend/store/locks/guard-company';
import { loadSampleFacts, lockSamples } from '@backend/store/queries/samples/sample-queries';
import { countsOf } from './read-samples';

/**
 * Deletes the unchanged samples, and the marks of the others, which become the company's own. No-op
 * without samples. Photos of samples are files of the product; a car with an uploaded photo was
 * changed and stays.
 */
export const removeSamples = command<null>()({
  name: 'removeSamples',
  access: anyOf('manage_users'),
  form: null,
  accept: () => null,
  sameAs: 'not repeatable',
  async lock({ em, ctx }) {
    await lockCompany(em, ctx.now);
    const isLoaded = (await em.count(SampleRow)) > 0;
    if (isLoaded) await lockSamples(em);
    return isLoaded;
  },
  async run({ em, record }, _, isLoaded) {
    if (!isLoaded) return { answer: true, unchanged: true };
    const { gone, kept } = splitSamples(await loadSampleFacts(em));
    // Bookings and maintenance before the cars, whose deletion would include them.
    await em.nativeDelete(Booking, { id: { $in: [...gone.bookings] } });
    await em.nativeDelete(Maintenance, { id: { $in: [...gone.maintenances] } });
    await em.nativeDelete(CashEntry, { id: { $in: [...gone.cashEntries] } });
    await em.nativeDelete(Car, { id: { $in: [...gone.cars] } });
    await em.nativeDelete(Customer, { id: { $in: [...gone.customers] } });
    await em.nativeDelete(Source, { id: { $in: [...gone.sources] } });
    await em.nativeDelete(SampleRow, {});
    const counts = { before: countsOf(gone), after: countsOf(kept) };
    return {
      answer: true,
      history: [record({ entity: 'Samples', entityId: 1, ...counts })],
      cars: [],
    };
  },
});
