import { kopecks } from '@schema/values/money/money';
import type { DailyData } from './daily-analytics';
import type { FleetData } from './fleet-analytics';

/** The cars of a partner: with a share in their revenue today. */
interface PartnerCars {
  readonly partnerId: number;
  readonly carIds: readonly number[];
}

/**
 * The input of the figures of one partner: own cars, and the revenue of the days with an own share,
 * of former cars too. Cash entries belong to no car, so they are left out.
 */
export function fleetOfPartner(facts: FleetData, { partnerId, carIds }: PartnerCars): FleetData {
  const own = new Set(carIds);
  return {
    ...facts,
    cars: facts.cars.filter(({ id }) => own.has(id)),
    manualAdjustments: kopecks(0),
    partners: facts.partners.filter(({ id }) => id === partnerId),
    isSharedOnly: true,
  };
}

/** The input of the daily figures of one partner, without cash entries. */
export function daysOfPartner(facts: DailyData, { carIds }: PartnerCars): DailyData {
  const own = new Set(carIds);
  return { ...facts, carIds: facts.carIds.filter((id) => own.has(id)), cashEntries: [] };
}
