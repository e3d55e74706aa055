import {
  type SampleFacts,
  type SampleSplit,
  splitSamples,
} from '@backend/domain/samples/split-samples';
import type { RequestContext } from '@backend/operation/context';
import { Car } from '@backend/store/entities/fleet/car.entity';
import type { Em } from '@backend/store/open-store';
import { loadSampleFacts, loadSampleState } from '@backend/store/queries/samples/sample-queries';
import { displayName } from '@schema/values/fleet/car-title';
import type { KeptSampleCar, SampleCounts, Samples } from './samples.types';

const NONE: SampleFacts = {
  cars: [],
  customers: [],
  sources: [],
  cashEntries: [],
  bookings: [],
  maintenances: [],
};

export async function readSamples({ em }: RequestContext): Promise<Samples> {
  const { isLoaded, isUnused } = await loadSampleState(em);
  const facts = isLoaded ? await loadSampleFacts(em) : NONE;
  const { gone, kept } = splitSamples(facts);
  return {
    isLoaded,
    canLoad: isUnused,
    gone: countsOf(gone),
    kept: countsOf(kept),
    keptCars: await keptCars(em, kept.cars, {
      bookings: facts.bookings.filter(({ id }) => kept.bookings.includes(id)),
      maintenances: facts.maintenances.filter(({ id }) => kept.maintenances.includes(id)),
    }),
  };
}

export function countsOf(ids: SampleSplit['gone']): SampleCounts {
  return {
    cars: ids.cars.length,
    customers: ids.customers.length,
    sources: ids.sources.length,
    bookings: ids.bookings.length,
    maintenances: ids.maintenances.length,
    cashEntries: ids.cashEntries.length,
  };
}

type OnCar = readonly { readonly carId: number | null }[];

async function keptCars(
  em: Em,
  ids: readonly number[],
  { bookings, maintenances }: { bookings: OnCar; maintenances: OnCar },
): Promise<KeptSampleCar[]> {
  const cars = await em.find(Car, { id: { $in: [...ids] } }, { orderBy: { sortOrder: 1, id: 1 } });
  const on = (rows: OnCar, id: number) => rows.filter(({ carId }) => carId === id).length;
  return cars.map((car) => ({
    id: car.id,
    title: displayName(car),
    licensePlate: car.licensePlate,
    bookings: on(bookings, car.id),
    maintenances: on(maintenances, car.id),
  }));
}
