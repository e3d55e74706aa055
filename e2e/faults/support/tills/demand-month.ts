import {
  documentsOf,
  documentsReversed,
  documentsShown,
  type Movement,
  reversedShown,
  shownTurnovers,
  turnovers,
  type WireRegister,
} from '@backend/testing/data/till-movements';
import { addDays, type Day, startOfDay } from '@schema/values/time/calendar';
import { expect } from 'vitest';
import { ZONE } from '../../../support/board/board-facts';
import type { Call } from '../calls';

const spanOf = (from: Day, to: Day) => ({
  from: startOfDay(from, ZONE).getTime(),
  to: startOfDay(addDays(to, 1), ZONE).getTime(),
});

type Register = WireRegister & { readonly isProvisional?: boolean };

/** The register of days without its flag of the last two minutes. */
export async function registerOf(call: Call, from: Day, to: Day, more = ''): Promise<WireRegister> {
  const path = `/money/register?from=${from}&to=${to}${more}`;
  const answer = await call<Register>('GET', path);
  if (answer?.status !== 200) throw new Error(`${path}: ${answer?.status}`);
  const { isProvisional: _, ...register } = answer.body;
  return register;
}

/** The register without the marks of later reversals. */
const withoutMarks = (register: WireRegister | undefined) => ({
  ...register,
  lines: register?.lines.map(({ isReversed: _, ...line }) => line),
});

/** Lines of a part of a register. */
const PART = 100;

async function documentsByParts(call: Call, from: Day, to: Day): Promise<string[]> {
  const found: string[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const after: string = cursor && `&cursor=${cursor}`;
    const part = await registerOf(call, from, to, `&limit=${PART}${after}`);
    found.push(...documentsShown(part));
    cursor = part.nextCursor;
  }
  return found;
}

/**
 * The registers of the days and of all of them are what the rows add up to, the days add up to the
 * whole, and those that were read before (`noted`) are as they were.
 */
export async function demandMonth(
  call: Call,
  movements: readonly Movement[],
  {
    days,
    noted,
  }: { readonly days: readonly Day[]; readonly noted: ReadonlyMap<Day, WireRegister> },
): Promise<void> {
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const month = await registerOf(call, first, last);
  const { places, cash } = shownTurnovers(month);
  expect(places).toEqual(turnovers(movements, spanOf(first, last)));
  expect(new Set(documentsShown(month))).toEqual(documentsOf(movements, spanOf(first, last)));
  expect(reversedShown(month)).toEqual(documentsReversed(movements));
  const sums = { cameIn: 0, wentOut: 0, between: 0 };
  const documents: string[] = [];
  let closing = cash.opening;
  for (const day of days) {
    const register = await registerOf(call, day, day);
    const shown = shownTurnovers(register);
    expect(shown.places, day).toEqual(turnovers(movements, spanOf(day, day)));
    expect([day, shown.cash.opening]).toEqual([day, closing]);
    if (noted.has(day)) expect(withoutMarks(register)).toEqual(withoutMarks(noted.get(day)));
    closing = shown.cash.closing;
    for (const name of ['cameIn', 'wentOut', 'between'] as const) sums[name] += shown.cash[name];
    documents.push(...documentsShown(register));
  }
  expect(cash).toEqual({ opening: cash.opening, ...sums, closing });
  expect(documentsShown(month)).toEqual(documents);
  expect(await documentsByParts(call, first, last)).toEqual(documents);
}
