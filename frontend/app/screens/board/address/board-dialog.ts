import { idOf } from '@frontend/app/address-id';
import { MAX_BOOKED_CARS } from '@schema/constants';
import { type Day, isDay } from '@schema/values/time/day-number';
import { parseInstant } from '@schema/values/time/instant';

/** The dialog open over the board. Each has its own link (docs/design.md). */
export type BoardDialog =
  /** `order`: opens its sheet with the amount `payment`, as typed; '': the amount owed or held. */
  | {
      readonly kind: 'booking';
      readonly id: number;
      readonly payment?: string;
      /** A job of frontend/features/money/sheet/money-jobs.ts. */
      readonly order?: string;
    }
  | { readonly kind: 'service'; readonly id: number }
  | { readonly kind: 'breakdown'; readonly carId: number }
  /** Actions on a car of the board. */
  | { readonly kind: 'carActions'; readonly carId: number }
  /** Quick booking: first the dates, then a car. ISO instants; absent: the documented defaults. */
  | {
      readonly kind: 'quick';
      readonly startDate?: string;
      readonly endDate?: string;
      /** Fills in the form of the booking. */
      readonly customerId?: number;
    }
  /** A cash entry, prefilled by the search dialog. */
  | { readonly kind: 'cash'; readonly amount?: string; readonly comment?: string }
  /** The list of incomplete bookings, or the repair of one of them. */
  | { readonly kind: 'incomplete'; readonly id?: number }
  /** A new event on days selected on the board, both included. */
  | {
      readonly kind: 'days';
      readonly carId: number;
      readonly fromDay: Day;
      readonly toDay: Day;
      /** Opens on the maintenance tab. */
      readonly isService?: true;
    }
  /** A new booking for a period chosen in quick booking; ISO instants. */
  | {
      readonly kind: 'period';
      readonly carId: number;
      readonly startDate: string;
      readonly endDate: string;
      /** Fills in the form. */
      readonly customerId?: number;
    }
  /** New bookings of several cars for a period chosen in quick booking; ISO instants. */
  | {
      readonly kind: 'several';
      readonly carIds: readonly number[];
      readonly startDate: string;
      readonly endDate: string;
      /** Fills in the form. */
      readonly customerId?: number;
    }
  /** A new booking that extends this one; `endDate`: its ISO end, absent: the default. */
  | { readonly kind: 'extension'; readonly bookingId: number; readonly endDate?: string };

type Name =
  | 'booking'
  | 'service'
  | 'breakdown'
  | 'actions'
  | 'incomplete'
  | 'new'
  | 'car'
  | 'cars'
  | 'from'
  | 'to'
  | 'start'
  | 'end'
  | 'extend'
  | 'tab'
  | 'customer'
  | 'amount'
  | 'comment'
  | 'payment'
  | 'order';

/** Parses the dialog of an address; null if there is none or it is malformed. */
export function dialogOf(search: string): BoardDialog | null {
  const params = new URLSearchParams(search);
  const get = (name: Name) => params.get(name);
  const id = idOf(get('booking'));
  if (id) {
    const payment = get('payment');
    const order = get('order');
    return { kind: 'booking', id, ...(payment !== null && { payment }), ...(order && { order }) };
  }
  const serviceId = idOf(get('service'));
  if (serviceId) return { kind: 'service', id: serviceId };
  const breakdownCarId = idOf(get('breakdown'));
  if (breakdownCarId) return { kind: 'breakdown', carId: breakdownCarId };
  const actionsCarId = idOf(get('actions'));
  if (actionsCarId) return { kind: 'carActions', carId: actionsCarId };
  const incomplete = get('incomplete');
  if (incomplete === 'list') return { kind: 'incomplete' };
  const incompleteId = idOf(incomplete);
  if (incompleteId) return { kind: 'incomplete', id: incompleteId };
  if (get('new') === 'booking') {
    return { kind: 'quick', ...periodOf(get), ...customerOf(get) };
  }
  if (get('new') === 'cash') {
    const [amount, comment] = [get('amount'), get('comment')];
    return { kind: 'cash', ...(amount && { amount }), ...(comment && { comment }) };
  }
  return get('new') === 'event' ? newEventOf(get) : null;
}

function newEventOf(get: (name: Name) => string | null): BoardDialog | null {
  const bookingId = idOf(get('extend'));
  if (bookingId) {
    const endDate = parseInstant(get('end') ?? '')?.toISOString();
    return { kind: 'extension', bookingId, ...(endDate && { endDate }) };
  }
  const carIds = idsOf(get('cars'));
  const chosen = periodOf(get);
  if (carIds.length > 0)
    return chosen && { kind: 'several', carIds, ...chosen, ...customerOf(get) };
  const carId = idOf(get('car'));
  if (!carId) return null;
  const [fromDay, toDay] = [get('from'), get('to')];
  if (isDay(fromDay) && isDay(toDay) && fromDay <= toDay) {
    const isService = get('tab') === 'service';
    return { kind: 'days', carId, fromDay, toDay, ...(isService && { isService }) };
  }
  return chosen && { kind: 'period', carId, ...chosen, ...customerOf(get) };
}

/** '1,2' → [1, 2], each once; at most as many as one request books. */
function idsOf(text: string | null): readonly number[] {
  const ids = (text ?? '').split(',').flatMap((one) => idOf(one) ?? []);
  return [...new Set(ids)].slice(0, MAX_BOOKED_CARS);
}

function customerOf(get: (name: Name) => string | null) {
  const customerId = idOf(get('customer'));
  return customerId ? { customerId } : {};
}

function periodOf(get: (name: Name) => string | null) {
  const [start, end] = [parseInstant(get('start') ?? ''), parseInstant(get('end') ?? '')];
  if (!start || !end || end < start) return null;
  return { startDate: start.toISOString(), endDate: end.toISOString() };
}

function paramsOf(dialog: BoardDialog): Partial<Record<Name, string>> {
  switch (dialog.kind) {
    case 'booking':
      return {
        booking: String(dialog.id),
        ...(dialog.payment !== undefined && { payment: dialog.payment }),
        ...(dialog.order && { order: dialog.order }),
      };
    case 'service':
      return { service: String(dialog.id) };
    case 'breakdown':
      return { breakdown: String(dialog.carId) };
    case 'carActions':
      return { actions: String(dialog.carId) };
    case 'quick': {
      const { startDate, endDate, customerId } = dialog;
      return {
        new: 'booking',
        ...(startDate && endDate && { start: startDate, end: endDate }),
        ...(customerId && { customer: String(customerId) }),
      };
    }
    case 'cash': {
      const { amount, comment } = dialog;
      return { new: 'cash', ...(amount && { amount }), ...(comment && { comment }) };
    }
    case 'incomplete':
      return { incomplete: dialog.id === undefined ? 'list' : String(dialog.id) };
    case 'extension':
      return {
        new: 'event',
        extend: String(dialog.bookingId),
        ...(dialog.endDate && { end: dialog.endDate }),
      };
    case 'days': {
      const { carId, fromDay, toDay, isService } = dialog;
      const days = { new: 'event', car: String(carId), from: fromDay, to: toDay };
      return { ...days, ...(isService && { tab: 'service' }) };
    }
    case 'several': {
      const { carIds, startDate, endDate, customerId } = dialog;
      return {
        new: 'event',
        cars: carIds.join(','),
        start: startDate,
        end: endDate,
        ...(customerId && { customer: String(customerId) }),
      };
    }
    case 'period': {
      const { carId, startDate, endDate, customerId } = dialog;
      return {
        new: 'event',
        car: String(carId),
        start: startDate,
        end: endDate,
        ...(customerId && { customer: String(customerId) }),
      };
    }
  }
}

/**
 * Whether the dialog opens over any page: quick booking, its forms, a cash entry and a breakdown;
 * the others belong to a page that shows their record.
 */
export function isQuickDialog({ kind }: BoardDialog): boolean {
  return ['quick', 'period', 'several', 'cash', 'breakdown'].includes(kind);
}

/**
 * Whether the dialog opens over any page of a user who sees the board: it reads its record and the
 * events of its car by itself.
 */
export function isRecordDialog({ kind }: BoardDialog): boolean {
  return kind === 'booking' || kind === 'extension';
}

/** Removes the dialog from a search string, keeping other parameters: '?booking=5&x=1' → '?x=1'. */
export function withoutDialog(search: string): string {
  const dialog = dialogOf(search);
  if (!dialog) return search;
  const params = new URLSearchParams(search);
  for (const name of Object.keys(paramsOf(dialog))) params.delete(name);
  const rest = params.toString();
  return rest && `?${rest}`;
}

export function withDialog(dialog: BoardDialog, search: string): string {
  const params = new URLSearchParams(withoutDialog(search));
  for (const [name, value] of Object.entries(paramsOf(dialog))) params.set(name, value);
  return `?${params}`;
}
