import { notFound } from '@backend/domain/refusal';
import type { RequestContext } from '@backend/operation/context';
import type { Em } from '@backend/store/em';
import { Car } from '@backend/store/entities/fleet/car.entity';
import { loadListedSheets } from '@backend/store/queries/handover/listed-sheet-queries';
import { type ListQuery, pageWindow } from '@schema/forms/list-query';
import { MESSAGES } from '@schema/messages';
import type { SheetFinding, SheetSide } from '@schema/values/handover/sheet';
import { type Day, endOfDay, startOfDay } from '@schema/values/time/calendar';
import type { SheetPage } from './listed-sheet.types';

/**
 * One page of the sheets of a car, of all its rentals, the latest first; three statements. Throws
 * NOT_FOUND; VALIDATION_FAILED for an invalid page or page size.
 */
export async function readCarSheets(
  em: Em,
  carId: number,
  page: Omit<ListQuery, 'search'>,
): Promise<SheetPage> {
  if (!(await em.count(Car, { id: carId }))) throw notFound(MESSAGES.cars.notFound);
  return loadListedSheets(em, {
    search: '',
    carId,
    side: null,
    finding: null,
    from: null,
    until: null,
    window: pageWindow(page),
  });
}

interface SheetsQuery extends ListQuery {
  readonly side?: SheetSide | null;
  readonly finding?: SheetFinding | null;
  readonly from?: Day | null;
  readonly to?: Day | null;
}

/**
 * One page of all sheets, the latest first; days are those of the company's zone. Throws
 * VALIDATION_FAILED for an invalid page, page size, search text or period.
 */
export function readSheets({ em, zone }: RequestContext, query: SheetsQuery): Promise<SheetPage> {
  const { search, side = null, finding = null, from, to } = query;
  return loadListedSheets(em, {
    search: search ?? '',
    carId: null,
    side,
    finding,
    from: from ? startOfDay(from, zone) : null,
    until: to ? endOfDay(to, zone) : null,
    window: pageWindow(query),
  });
}
