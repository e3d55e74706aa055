import { addDays, type Day, dayOf, instantAt } from '@schema/values/time/calendar';
import { expect } from 'vitest';
import { ZONE } from '../../../support/board/board-facts';
import type { Booked } from '../calls';
import type { Part, RentalModel } from './rental-model';
import type { PatientCalls } from './retried-calls';
import type { Step } from './steps';
import { pick } from './wanted';
import { toKopecks, type WireMoney } from './wire';

interface WireBooking extends Booked {
  readonly totalPrice: number;
}

interface WireSwap {
  readonly first: WireBooking;
  readonly second: WireBooking;
  readonly operationId: number;
}

const moneyOf = async (calls: PatientCalls, { id }: RentalModel) =>
  (await calls.read<WireMoney>(`/bookings/${id}/money`)).body;

/** Whether the rent became what the change makes of it. */
const hasRent = (calls: PatientCalls, model: RentalModel, rent: number) => async () =>
  toKopecks((await moneyOf(calls, model)).rent) === rent;

const rentWith = (model: RentalModel, part: Part, change: Partial<Part>): number =>
  model.parts
    .map((one) => (one.id === part.id ? { ...one, ...change } : one))
    .reduce((sum, one) => sum + (one.isCancelled ? 0 : one.price), 0);

async function edit(calls: PatientCalls, model: RentalModel, part: Part, change: Partial<Part>) {
  if (part.isCancelled) return;
  const { startDate, endDate, price } = { ...part, ...change };
  const body = { startDate, endDate, totalPrice: price / 100 };
  const { isMade } = await calls.change(
    () => calls.call<WireBooking>('PUT', `/bookings/${part.id}`, body),
    hasRent(calls, model, rentWith(model, part, change)),
  );
  expect(isMade).toBe(true);
  model.setPart(part.id, change);
}

async function setCancelled(calls: PatientCalls, model: RentalModel, part: Part, to: boolean) {
  if (part.isCancelled === to) return;
  const path = `/bookings/${part.id}`;
  const { isMade } = await calls.change(
    () => (to ? calls.call('DELETE', path) : calls.call('POST', `${path}/restore`)),
    hasRent(calls, model, rentWith(model, part, { isCancelled: to })),
  );
  expect(isMade).toBe(true);
  model.setPart(part.id, { isCancelled: to });
}

/** Continues an ended rental in the writer's other car from its middle on. */
async function swap(calls: PatientCalls, model: RentalModel, otherCar: number, key: string) {
  const [whole] = model.parts;
  if (!whole || model.parts.length > 1 || whole.isCancelled) return;
  const at = new Date((Date.parse(whole.startDate) + Date.parse(whole.endDate)) / 2);
  if (at.getTime() > Date.now()) return;
  const answer = await calls.keyed<WireSwap>(
    `/bookings/${whole.id}/swap`,
    { carId: otherCar, at: at.toISOString(), confirmed: true },
    key,
  );
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  const { first, second, operationId } = answer.body;
  const [one, other] = [toKopecks(first.totalPrice), toKopecks(second.totalPrice)];
  expect(one + other).toBe(whole.price);
  const middle = at.toISOString();
  model.parts = [
    { ...whole, endDate: middle, price: one },
    { ...whole, id: second.id, carId: otherCar, startDate: middle, price: other },
  ];
  model.swap = { operationId, money: (await moneyOf(calls, model)).version, whole };
}

/** Undoes a swap: refused when money of the rental was recorded since. */
async function undoSwap(calls: PatientCalls, model: RentalModel, key: string) {
  if (!model.swap) return;
  const { operationId, money, whole } = model.swap;
  const isAsLeft = (await moneyOf(calls, model)).version === money;
  const answer = await calls.keyed(`/swaps/${operationId}/undo`, {}, key);
  expect(answer.status, JSON.stringify(answer.body)).toBe(isAsLeft ? 200 : 409);
  if (isAsLeft) model.parts = [whole];
  model.swap = null;
}

/** Days of a rental, with those it may be extended by. */
export const SLOT_DAYS = 5;
const LONGEST_DAYS = 3;

function laterEnd({ startDate, endDate }: Part, day: Day): string | null {
  const end = new Date(endDate);
  const next = addDays(dayOf(end, ZONE), 1);
  if (Date.parse(startDate) >= end.getTime() || next > addDays(day, LONGEST_DAYS)) return null;
  return instantAt(next, '10:00', ZONE).toISOString();
}

/** Changes a booking of the rental; false: the step is none of a booking. */
export async function changeBooking(
  calls: PatientCalls,
  model: RentalModel,
  step: Step,
  by: { readonly otherCar: number; readonly day: Day; readonly key: string },
): Promise<boolean> {
  const { kind, amount, which } = step;
  const part = pick(model.parts, which);
  const last = model.parts.at(-1);
  if (!part || !last) return false;
  const price = part.price === amount ? amount + 1 : amount;
  if (kind === 'edit') await edit(calls, model, part, { price });
  else if (kind === 'cancel') await setCancelled(calls, model, part, true);
  else if (kind === 'restore') await setCancelled(calls, model, part, false);
  else if (kind === 'swap') await swap(calls, model, by.otherCar, by.key);
  else if (kind === 'undoSwap') await undoSwap(calls, model, by.key);
  else if (kind === 'extend') {
    const endDate = laterEnd(last, by.day);
    if (endDate) await edit(calls, model, last, { endDate, price: last.price + amount });
  } else return false;
  return true;
}
