import type { BookingFacts } from '@frontend/shared/bookings/booking-facts';
import type { CarEventFacts, CarKnowledge } from '@frontend/shared/cars/car-facts';
import { formatMoment, instantAt } from '@schema/values/time/calendar';
import type { Period } from '@schema/values/time/period';
import { describe, expect, it } from 'vitest';
import { draftsOfDays, draftsOfExtension, draftsOfPeriod } from './event-drafts';

const ZONE = 'Europe/Moscow';
const at = (day: string, time: string) => instantAt(day, time, ZONE);
const taken = (startDate: Date, endDate: Date): CarEventFacts => ({
  kind: 'booking',
  id: 1,
  title: 'Иванов',
  startDate,
  endDate,
});
const knowing = (...events: CarEventFacts[]): CarKnowledge => ({
  car: () => null,
  events: () => events,
  knownUntil: () => at('2026-12-31', '00:00'),
});
const shown = (period: Period | null) =>
  period && `${formatMoment(period.startDate, ZONE)} – ${formatMoment(period.endDate, ZONE)}`;
const DAYS = { carId: 7, fromDay: '2026-11-21', toDay: '2026-11-23' };

describe('drafts of the days selected on the board', () => {
  it('start a booking at ten and maintenance at nine on a free car', () => {
    const { booking, service } = draftsOfDays(DAYS, knowing(), ZONE);
    expect(shown(booking)).toBe('21.11.2026 10:00 – 23.11.2026 18:00');
    expect(shown(service)).toBe('21.11.2026 09:00 – 23.11.2026 18:00');
  });

  it('fit between the return on the first day and the handover on the last', () => {
    const cars = knowing(
      taken(at('2026-11-18', '10:00'), at('2026-11-21', '12:00')),
      taken(at('2026-11-23', '16:00'), at('2026-11-25', '10:00')),
    );
    const { booking, service } = draftsOfDays(DAYS, cars, ZONE);
    expect(shown(booking)).toBe('21.11.2026 12:00 – 23.11.2026 16:00');
    expect(shown(service)).toBe('21.11.2026 12:00 – 23.11.2026 16:00');
  });
});

describe('the draft of quick booking', () => {
  it('keeps the selected moments and offers no maintenance', () => {
    const drafts = draftsOfPeriod({
      carId: 7,
      startDate: '2026-11-21T20:59:00.000Z',
      endDate: '2026-11-23T03:00:00.000Z',
    });
    expect(shown(drafts.booking)).toBe('21.11.2026 23:59 – 23.11.2026 06:00');
    expect(drafts.service).toBeNull();
  });
});

describe('the draft of an extension', () => {
  it('starts at the old end, lasts a day and keeps customer, phone and source', () => {
    const booking = {
      id: 12,
      carId: 7,
      startDate: '2026-11-20T07:00:00.000Z',
      endDate: '2026-11-23T15:00:00.000Z',
      totalPrice: 13_000,
      customer: 'Марина Котова',
      customerPhone: '+79162451803',
      sourceId: null,
    } as BookingFacts;
    const drafts = draftsOfExtension(booking, ZONE);
    expect(shown(drafts.booking)).toBe('23.11.2026 18:00 – 24.11.2026 18:00');
    const until = at('2026-11-27', '12:00').toISOString();
    expect(shown(draftsOfExtension(booking, ZONE, until).booking)).toBe(
      '23.11.2026 18:00 – 27.11.2026 12:00',
    );
    expect(drafts.booking).toMatchObject({
      carId: 7,
      fullName: 'Марина Котова',
      phone: '+79162451803',
      sourceId: null,
      extended: { id: 12, endDate: at('2026-11-23', '18:00'), perDay: 3250 },
    });
  });
});
