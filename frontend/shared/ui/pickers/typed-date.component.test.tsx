import { momentOf, renderSignedIn, typeMoment } from '@frontend/testing/render';
import { MESSAGES } from '@schema/messages';
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { DateField } from './DateField';
import { DateTimeField, UNFINISHED_MOMENT } from './DateTimeField';

const LABEL = 'Выдача';
const { halfTyped, noSuchClock, noSuchDay, noSuchTime, unreadDate } = MESSAGES.period;

function Field({ first, hasTime }: { readonly first: string; readonly hasTime: boolean }) {
  const [value, setValue] = useState(first);
  const shared = { label: LABEL, value, onChange: setValue };
  return (
    <>
      {hasTime ? <DateTimeField zone="Europe/Berlin" {...shared} /> : <DateField {...shared} />}
      <output>{value || 'пусто'}</output>
      <button type="button">дальше</button>
    </>
  );
}

const moment = (first: string) => renderSignedIn(<Field first={first} hasTime />);
const day = (first: string) => renderSignedIn(<Field first={first} hasTime={false} />);
const held = () => screen.getByRole('status').textContent;
const firstSegment = () =>
  within(screen.getByRole('group', { name: LABEL })).getAllByRole('spinbutton')[0] as HTMLElement;

/** 25.11.2026 10:00 in Berlin. */
const MOMENT = '2026-11-25T09:00:00.000Z';

describe('a day is set as typed, whatever the previous value', () => {
  const starts = ['', '2026-11-25', '2028-02-29', '2026-12-31'];
  const typed: readonly [string, string][] = [
    ['31122026', '2026-12-31'],
    ['31.12.2026', '2026-12-31'],
    ['31/12/2026', '2026-12-31'],
    ['31 12 2026', '2026-12-31'],
    ['31-12-2026', '2026-12-31'],
    ['31012027', '2027-01-31'],
    ['31102026', '2026-10-31'],
    ['29022028', '2028-02-29'],
    ['29.02.2028', '2028-02-29'],
    ['1.2.2027', '2027-02-01'],
    ['01.2.2027', '2027-02-01'],
    ['1.12.2026', '2026-12-01'],
    ['5.5.2026', '2026-05-05'],
    ['31.12.26', '2026-12-31'],
    ['1.1.27', '2027-01-01'],
    ['29.2.28', '2028-02-29'],
  ];
  test.each(starts)('from «%s»', async (start) => {
    for (const [keys, wanted] of typed) {
      const { user, unmount } = day(start);
      await typeMoment(user, LABEL, 0, keys);
      await user.click(screen.getByText('дальше'));
      expect(held(), keys).toBe(wanted);
      expect(momentOf(LABEL).trim(), keys).toBe(wanted.split('-').toReversed().join('.'));
      unmount();
    }
  });
});

describe('a moment is set as typed, whatever the previous value', () => {
  test.each(['', MOMENT, '2027-02-28T09:00:00.000Z'])('from «%s»', async (start) => {
    for (const [keys, wanted] of [
      ['311220261815', '2026-12-31T17:15:00.000Z'],
      ['31.12.2026 18:15', '2026-12-31T17:15:00.000Z'],
      ['31.12.2026 9:05', '2026-12-31T08:05:00.000Z'],
      ['31.12.26 18:15', '2026-12-31T17:15:00.000Z'],
      ['290220280000', '2028-02-28T23:00:00.000Z'],
    ] as const) {
      const { user, unmount } = moment(start);
      await typeMoment(user, LABEL, 0, keys);
      await user.click(screen.getByText('дальше'));
      expect(held(), keys).toBe(wanted);
      unmount();
    }
  });
});

test.each([
  ['30022027', '30.02.2027'],
  ['31042027', '31.04.2027'],
  ['29022027', '29.02.2027'],
  ['31.11.26', '31.11.2026'],
])('the impossible day %s stays visible with a message and is not set', async (keys, shown) => {
  for (const start of ['2026-11-25', '']) {
    const { user, unmount } = day(start);
    await typeMoment(user, LABEL, 0, keys);
    await user.click(screen.getByText('дальше'));
    expect(momentOf(LABEL).trim()).toBe(shown);
    screen.getByText(noSuchDay);
    expect(held()).toBe('пусто');
    await user.click(firstSegment());
    await user.click(screen.getByText('дальше'));
    expect(momentOf(LABEL).trim()).toBe(shown);
    await typeMoment(user, LABEL, 0, '15');
    await user.click(screen.getByText('дальше'));
    expect(screen.queryByText(noSuchDay)).toBeNull();
    expect(held()).toBe(`${shown.slice(6)}-${shown.slice(3, 5)}-15`);
    unmount();
  }
});

describe('a number out of range of a segment', () => {
  test.each([
    [0, '31.13.2026', noSuchDay],
    [0, '32', noSuchDay],
    [1, '13', noSuchDay],
    [3, '24:00', noSuchClock],
    [4, '75', noSuchClock],
  ])(
    'typed into segment %i: «%s» gets a message and is not set',
    async (segment, keys, message) => {
      const { user } = moment(MOMENT);
      await typeMoment(user, LABEL, segment, keys);
      await user.click(screen.getByText('дальше'));
      screen.getByText(message);
      expect(held()).toBe(UNFINISHED_MOMENT);
    },
  );

  test('is set when a valid one is typed again', async () => {
    const { user } = moment(MOMENT);
    await typeMoment(user, LABEL, 3, '24');
    await typeMoment(user, LABEL, 3, '02');
    await user.click(screen.getByText('дальше'));
    expect(screen.queryByText(noSuchClock)).toBeNull();
    expect(held()).toBe('2026-11-25T01:00:00.000Z');
  });
});

test('the last day of a corrected month is set', async () => {
  const { user } = day('2026-11-25');
  await typeMoment(user, LABEL, 0, '30022027');
  await typeMoment(user, LABEL, 0, '28');
  expect(held()).toBe('2027-02-28');
});

test('the hour that clocks skip gets a message', async () => {
  const { user } = moment(MOMENT);
  await typeMoment(user, LABEL, 0, '280320270230');
  await user.click(screen.getByText('дальше'));
  expect(momentOf(LABEL)).toBe('28.03.2027 02:30');
  screen.getByText(noSuchTime);
  expect(held()).toBe(UNFINISHED_MOMENT);
});

test('an incomplete date clears the previous value', async () => {
  const { user } = moment(MOMENT);
  await typeMoment(user, LABEL, 2, '{Backspace}{Backspace}{Backspace}{Backspace}');
  expect(held()).toBe(UNFINISHED_MOMENT);
  await user.click(screen.getByText('дальше'));
  screen.getByText(halfTyped);
  expect(momentOf(LABEL)).toContain('25.11.');
  await typeMoment(user, LABEL, 2, '2027');
  expect(held()).toBe('2027-11-25T09:00:00.000Z');
});

test('a day corrected back is set again', async () => {
  const { user } = day('2026-11-25');
  await typeMoment(user, LABEL, 0, '31');
  expect(held()).toBe('пусто');
  await typeMoment(user, LABEL, 0, '25');
  expect(held()).toBe('2026-11-25');
});

describe('a pasted date', () => {
  test.each([
    ['31.12.2027 18:00', '2027-12-31T17:00:00.000Z'],
    ['31.12.2027, 18:00', '2027-12-31T17:00:00.000Z'],
    ['2027-12-31T18:00', '2027-12-31T17:00:00.000Z'],
    ['2027-12-31 18:00:00', '2027-12-31T17:00:00.000Z'],
    [' 31/12/27 9:30 ', '2027-12-31T08:30:00.000Z'],
    ['31.12.2027', '2027-12-31T09:00:00.000Z'],
    ['31122027', '2027-12-31T09:00:00.000Z'],
    ['31.12.2027 в 18:00', '2027-12-31T17:00:00.000Z'],
    ['31.12.2027 9:30 PM', '2027-12-31T20:30:00.000Z'],
    ['31.12.2027 1830', '2027-12-31T17:30:00.000Z'],
    ['31.12.2027 24:00', '2027-12-31T23:00:00.000Z'],
    ['18:45', '2026-11-25T17:45:00.000Z'],
  ])('«%s» fills all segments', async (text, wanted) => {
    const { user } = moment(MOMENT);
    await user.click(firstSegment());
    await user.paste(text);
    expect(held()).toBe(wanted);
  });

  test.each([
    ['30.02.2027', noSuchDay],
    ['31.12', halfTyped],
    ['завтра', unreadDate],
    ['13/25/2027', unreadDate],
    ['12.500', unreadDate],
    ['31.12.2027 до 02.01.2028', unreadDate],
  ])('«%s» gets a message and no other day', async (text, message) => {
    const { user } = day('2026-11-25');
    await user.click(firstSegment());
    await user.paste(text);
    await user.click(screen.getByText('дальше'));
    screen.getByText(message);
    expect(['пусто', '2026-11-25']).toContain(held());
  });
});
