import {
  at,
  booking,
  maintenance,
  rowsOf,
  scale,
} from '@frontend/features/board/testing/board-rows';
import { describe, expect, it } from 'vitest';
import type { EventPart } from '../view/hit-test';
import { draggedSpan, previewOf, resized, shifted, spanOf } from './drop-target';
import { dropVerdict } from './drop-verdict';

const { rows } = rowsOf(
  [booking(1, '10 10:00', '12 18:00'), maintenance(3, '20 09:00', '21 18:00')],
  [booking(2, '13 12:00', '15 10:00')],
);
const [first, second] = rows;
if (!first || !second) throw new Error('Two cars are needed.');
const mine = first.events[0];
const service = first.events[1];
if (!mine || !service) throw new Error('Two events are needed.');

const text = ({ startMs, endMs }: { startMs: number; endMs: number }) =>
  [startMs, endMs]
    .map((ms) => `${scale.dayAt(Math.floor(scale.toDays(ms))).slice(8)} ${scale.timeText(ms)}`)
    .join(' – ');
const dragged = (part: EventPart, delta: number, dayWidth = 100) =>
  text(draggedSpan(mine, part, delta, dayWidth, scale));
const verdict = (event: typeof mine, row: typeof first, days: number, isLoaded = () => true) =>
  dropVerdict(
    event,
    previewOf(event, shifted(spanOf(event), days, scale), row.car.id, scale),
    row,
    isLoaded,
  );

describe('a dragged event', () => {
  it.each([
    ['body', 0.4, '10 10:00 – 12 18:00'],
    ['body', 1.6, '12 10:00 – 14 18:00'],
    ['body', -1, '09 10:00 – 11 18:00'],
    ['end', 1.2, '10 10:00 – 13 18:00'],
    ['start', -2, '08 10:00 – 12 18:00'],
  ] as const)('moves by its %s %s days to %s', (part, delta, expected) => {
    expect(dragged(part, delta)).toBe(expected);
  });

  it('never ends before it starts', () => {
    expect(dragged('end', -9)).toBe('10 10:00 – 10 18:00');
    expect(dragged('start', 9)).toBe('12 10:00 – 12 18:00');
    expect(dragged('end', -9, 300)).toBe('10 10:00 – 10 11:00');
  });

  it('is resized by hours where days are wide', () => {
    expect(dragged('end', 2 / 24, 300)).toBe('10 10:00 – 12 20:00');
    expect(dragged('end', 0.01, 300)).toBe('10 10:00 – 12 18:00');
  });

  it('keeps its dates when a key cannot shorten it', () => {
    const short = { startMs: Date.parse(at('10 10:00')), endMs: Date.parse(at('10 18:00')) };
    expect(resized(short, 'end', -1, scale)).toEqual(short);
  });
});

describe('the verdict', () => {
  it('follows from the loaded rows', () => {
    expect(verdict(mine, first, 0).kind).toBe('same');
    expect(verdict(mine, first, 1).kind).toBe('free');
    expect(verdict(mine, second, 0).kind).toBe('free');
    expect(verdict(mine, second, 1)).toMatchObject({ kind: 'taken', by: { id: 2 } });
    expect(verdict(mine, first, 9)).toMatchObject({ kind: 'taken', by: { id: 3 } });
  });

  it('allows maintenance over a booking and names the booking', () => {
    expect(verdict(service, first, -9)).toMatchObject({ kind: 'over', by: { id: 1 } });
  });

  it('is unknown where days are not loaded', () => {
    expect(verdict(mine, first, 1, () => false).kind).toBe('unknown');
  });

  it('never refuses a booking its own time', () => {
    const shorter = resized(spanOf(mine), 'end', -1, scale);
    const preview = previewOf(mine, shorter, 1, scale);
    expect(dropVerdict(mine, preview, first, () => false).kind).toBe('free');
  });
});
