import { booking, maintenance, rowsOf } from '@frontend/features/board/testing/board-rows';
import { describe, expect, it } from 'vitest';
import type { AnswerBooking, AnswerMaintenance } from './board-answer';

const lanes = (...events: (AnswerBooking | AnswerMaintenance)[]) =>
  (rowsOf(events).rows[0]?.events ?? []).map(
    ({ key, lane, lanes: of, conflict }) =>
      `${key} ${lane + 1}/${of}${conflict ? ' conflict' : ''}`,
  );

describe('events of one row', () => {
  it('keep the whole height while they only touch', () => {
    expect(lanes(booking(1, '02 10:00', '04 12:00'), booking(2, '04 12:00', '06 10:00'))).toEqual([
      'booking:1 1/1',
      'booking:2 1/1',
    ]);
  });

  it('share the height where maintenance overlaps a booking, both in conflict', () => {
    expect(
      lanes(booking(1, '02 10:00', '06 12:00'), maintenance(2, '04 09:00', '04 18:00')),
    ).toEqual(['booking:1 1/2 conflict', 'maintenance:2 2/2 conflict']);
  });

  it('share the height with finished maintenance without a conflict', () => {
    expect(
      lanes(
        booking(1, '02 10:00', '06 12:00'),
        maintenance(2, '04 09:00', '04 18:00', { status: 'done' }),
      ),
    ).toEqual(['booking:1 1/2', 'maintenance:2 2/2']);
  });

  it('take the first free lane, so three that overlap by twos need two', () => {
    expect(
      lanes(
        booking(1, '02 10:00', '06 12:00'),
        maintenance(2, '05 09:00', '08 18:00'),
        booking(3, '07 10:00', '09 10:00'),
      ),
    ).toEqual(['booking:1 1/2 conflict', 'maintenance:2 2/2 conflict', 'booking:3 1/2 conflict']);
  });

  it('have the whole height again after the overlap', () => {
    const [, , last] = lanes(
      booking(1, '02 10:00', '06 12:00'),
      maintenance(2, '05 09:00', '05 18:00'),
      booking(3, '07 10:00', '09 10:00'),
    );
    expect(last).toBe('booking:3 1/1');
  });

  it('take a conflict beyond the loaded days from the server', () => {
    expect(lanes(booking(1, '02 10:00', '06 12:00', { conflict: true }))).toEqual([
      'booking:1 1/1 conflict',
    ]);
  });
});
