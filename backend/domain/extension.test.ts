import { describe, expect, it } from 'vitest';
import { extensionsAmong, isExtension } from './extension';

const at = (text: string) => new Date(`2026-11-${text}Z`);
const booking = (id: number, start: string, end: string, carId = 1, customerId = 1) => ({
  id,
  carId,
  customerId,
  startDate: at(start),
  endDate: at(end),
});

describe('a booking is an extension', () => {
  const first = booking(1, '10T10:00', '12T10:00');

  it.each([
    ['from the moment the other ends', booking(2, '12T10:00', '13T10:00'), true],
    ['not a minute later', booking(2, '12T10:01', '13T10:00'), false],
    ['not on another car', booking(2, '12T10:00', '13T10:00', 2), false],
    ['not for another customer', booking(2, '12T10:00', '13T10:00', 1, 2), false],
  ])('%s', (_, second, expected) => {
    expect(isExtension(second, [first])).toBe(expected);
    expect(isExtension(first, [second])).toBe(false);
  });

  it('not of itself, even when it ends as it starts', () => {
    const point = booking(3, '12T10:00', '12T10:00');
    expect(isExtension(point, [point])).toBe(false);
    expect(isExtension(point, [first])).toBe(true);
  });

  it('also of an extension', () => {
    const chain = [
      first,
      booking(2, '12T10:00', '13T10:00'),
      booking(3, '13T10:00', '14T10:00'),
      booking(4, '15T10:00', '16T10:00'),
    ];
    expect([...extensionsAmong(chain)]).toEqual([2, 3]);
  });
});
