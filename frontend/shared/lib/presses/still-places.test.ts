import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isMisplaced, notePlaces, type Place, type Seen, STILL_MS } from './still-places';

/** A row of 60 px, in the column of the buttons. */
const row = (index: number, name = '') => ({
  name,
  box: { left: 200, top: index * 60, right: 320, bottom: index * 60 + 48 },
});
const pointOf = (index: number) => ({ x: 260, y: index * 60 + 24 });

type Look = readonly [at: number, rows: Readonly<Record<string, Seen>>];

const placesAfter = (looks: readonly Look[]) => {
  let places: readonly Place<string>[] = [];
  for (const [at, rows] of looks) places = notePlaces(places, new Map(Object.entries(rows)), at);
  return places;
};
const press = (control: string, index: number, at: number, covers = false) => ({
  control,
  point: pointOf(index),
  at,
  covers,
});

const A_AND_B = { a: row(0), b: row(1) };

describe('a press is accepted', () => {
  test.each<[string, Look[], ReturnType<typeof press>]>([
    ['without a change', [[0, A_AND_B]], press('a', 0, 5000)],
    ['as soon as the list is shown', [[0, A_AND_B]], press('a', 0, 10)],
    [
      'while another row appears below',
      [
        [0, { a: row(0) }],
        [900, A_AND_B],
      ],
      press('a', 0, 1000),
    ],
    [
      'on a row that appeared in an empty place',
      [
        [0, { a: row(0) }],
        [900, A_AND_B],
      ],
      press('b', 1, 1000),
    ],
    [
      'on a button that grew',
      [
        [0, { a: row(0) }],
        [900, { a: { name: '', box: { ...row(0).box, left: 180 } } }],
      ],
      press('a', 0, 1000),
    ],
    [
      'on a row that moved to an empty place',
      [
        [0, { a: row(0) }],
        [900, { a: row(1) }],
      ],
      press('a', 1, 1000),
    ],
    [
      'some time after a movement',
      [
        [0, A_AND_B],
        [900, { b: row(0) }],
      ],
      press('b', 0, 900 + STILL_MS),
    ],
    [
      'in a row that encloses the button and grew',
      [
        [0, { a: row(0), list: { name: '', box: { left: 0, top: 0, right: 400, bottom: 60 } } }],
        [900, { a: row(0), list: { name: '', box: { left: 0, top: 0, right: 400, bottom: 90 } } }],
      ],
      press('a', 0, 1000),
    ],
  ])('%s', (_where, looks, pressed) => {
    expect(isMisplaced(placesAfter(looks), pressed)).toBe(false);
  });
});

describe('a press is ignored', () => {
  test.each<[string, Look[], ReturnType<typeof press>]>([
    [
      'on a row that moved up',
      [
        [0, A_AND_B],
        [900, { b: row(0) }],
      ],
      press('b', 0, 1000),
    ],
    [
      'on a row that another pushed down over the next',
      [
        [0, A_AND_B],
        [900, { n: row(0), a: row(1), b: row(2) }],
      ],
      press('a', 1, 1000),
    ],
    [
      'on the row that pushed it',
      [
        [0, { a: row(0) }],
        [900, { n: row(0), a: row(1) }],
      ],
      press('n', 0, 1000),
    ],
    [
      'on «Отменить» in the place of «Выдать»',
      [
        [0, { a: row(0) }],
        [900, { undo: row(0) }],
      ],
      press('undo', 0, 1350),
    ],
    [
      'on a row that is reused for another car',
      [
        [0, { a: row(0, 'Rio') }],
        [900, { a: row(0, 'Ceed') }],
      ],
      press('a', 0, 1000),
    ],
    [
      'after two movements',
      [
        [0, A_AND_B],
        [900, { b: row(0) }],
        [1200, { c: row(0) }],
      ],
      press('c', 0, 1400),
    ],
  ])('%s', (_where, looks, pressed) => {
    expect(isMisplaced(placesAfter(looks), pressed)).toBe(true);
  });

  test('on a notice that has just appeared over another button', () => {
    const places = placesAfter([[900, { a: row(0) }]]);
    expect(isMisplaced(places, press('a', 0, 1000, true))).toBe(true);
    expect(isMisplaced(places, press('a', 0, 1000))).toBe(false);
    expect(isMisplaced(places, press('a', 0, 900 + STILL_MS, true))).toBe(false);
  });

  test.each([
    ['typed', { at: 850, isTyped: true }, false],
    ['pressed elsewhere before', { at: 350, isTyped: false }, false],
    ['pressed elsewhere just now: a second tap', { at: 850, isTyped: false }, true],
    ['typed long before', { at: -4000, isTyped: true }, true],
    ['typed after the change', { at: 950, isTyped: true }, true],
  ] as const)('where the input before the change was %s', (_how, asked, isRefused) => {
    const covering = placesAfter([[900, { a: row(0) }]]);
    expect(isMisplaced(covering, press('a', 0, 1000, true), asked)).toBe(isRefused);
    const replaced = placesAfter([
      [0, { a: row(0) }],
      [900, { b: row(0) }],
    ]);
    expect(isMisplaced(replaced, press('b', 0, 1000), asked)).toBe(isRefused);
  });
});

test('in a list that changes at any time, a press acts only on a row shown long enough', () => {
  const ids = ['a', 'b', 'c', 'd', 'e'];
  const change = fc.record({
    after: fc.integer({ min: 1, max: 900 }),
    rows: fc.shuffledSubarray(ids, { minLength: 1 }),
  });
  const looked = fc.record({
    changes: fc.array(change, { minLength: 1, maxLength: 8 }),
    wait: fc.integer({ min: 0, max: 1500 }),
    index: fc.nat({ max: 4 }),
  });
  fc.assert(
    fc.property(looked, ({ changes, wait, index }) => {
      let at = 0;
      const orders = changes.map((one) => {
        at += one.after;
        return { at, rows: one.rows };
      });
      const pressedAt = at + wait;
      const control = orders.at(-1)?.rows[index];
      if (control === undefined) return;
      const looks = orders.map(
        (one) =>
          [one.at, Object.fromEntries(one.rows.map((id, place) => [id, row(place)]))] as const,
      );
      /** Elements under the point during the time before the press, without empty moments. */
      const under = orders
        .filter((_one, i) => (orders[i + 1]?.at ?? pressedAt + 1) > pressedAt - STILL_MS)
        .map(({ rows }) => rows[index]);
      const isOther = under.some((id) => id !== undefined && id !== control);
      if (isOther)
        expect(isMisplaced(placesAfter(looks), press(control, index, pressedAt))).toBe(true);
      if (under.every((id) => id === control)) {
        expect(isMisplaced(placesAfter(looks), press(control, index, pressedAt))).toBe(false);
      }
    }),
  );
});
