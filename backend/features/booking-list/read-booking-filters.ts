import type { RequestContext } from '@backend/operation/context';
import { Source } from '@backend/store/entities/source.entity';
import { loadCars } from '@backend/store/queries/fleet/car-queries';
import { displayName } from '@schema/values/fleet/car-title';
import type { BookingFilters } from './booking-list.types';

const collator = new Intl.Collator('ru');

/** All sources and all models of the fleet, in alphabetical order. */
export async function readBookingFilters({ em }: RequestContext): Promise<BookingFilters> {
  const sources = await em.find(Source, {});
  const models = new Set((await loadCars(em, 'all')).map(displayName));
  return {
    sources: sources
      .map(({ id, name }) => ({ id, name }))
      .sort((a, b) => collator.compare(a.name, b.name)),
    models: [...models].sort(collator.compare),
  };
}
