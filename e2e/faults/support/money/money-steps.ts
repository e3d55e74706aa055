import { expect } from 'vitest';
import type { Answer } from '../calls';
import { advanceStep, isAdvanceKind } from './advance-steps';
import type { KnownEntry, RentalModel } from './rental-model';
import type { PatientCalls } from './retried-calls';
import type { Step } from './steps';
import { learn, newIds, pick, type Wanted } from './wanted';
import { demandEqual, SHORT_REASON, type WireMoney } from './wire';

function learnCharge(model: RentalModel, answer: WireMoney, amount: number): void {
  const own = answer.charges.filter(({ reversesId }) => reversesId === null);
  const ids = newIds(own, model.charges);
  expect(ids).toHaveLength(1);
  model.charges.push({ id: ids[0] ?? 0, amount, isTakenBack: false });
}

const MOVEMENTS = {
  pay: ['payments', false, 'in'],
  refund: ['refunds', false, 'out'],
  deposit: ['deposits', true, 'in'],
  return: ['deposit-returns', true, 'out'],
} as const;

function movement(kind: keyof typeof MOVEMENTS, model: RentalModel, step: Step): Wanted {
  const [path, isDeposit, direction] = MOVEMENTS[kind];
  const { amount, method } = step;
  const { paid, held } = model.figures();
  const row = { isDeposit, direction, method };
  return {
    path: `/bookings/${model.id}/money/${path}`,
    body: { amount: amount / 100, method, shortReason: SHORT_REASON },
    isAllowed: direction === 'in' || amount <= (isDeposit ? held : paid),
    record: (answer) => learn(model, answer, amount, [row]),
  };
}

function withholding(model: RentalModel, { amount }: Step, chargeKind: 'fine' | null): Wanted {
  const { held, balance } = model.figures();
  const method = 'deposit';
  return {
    path: `/bookings/${model.id}/money/withholdings`,
    body: { amount: amount / 100, chargeKind },
    isAllowed: amount <= held && (chargeKind !== null || amount <= balance),
    record: (answer) => {
      learn(model, answer, amount, [
        { isDeposit: true, direction: 'out', method },
        { isDeposit: false, direction: 'in', method },
      ]);
      if (chargeKind) learnCharge(model, answer, amount);
    },
  };
}

function charge(model: RentalModel, { amount }: Step): Wanted {
  return {
    path: `/bookings/${model.id}/money/charges`,
    body: { amount: amount / 100, kind: 'fuel' },
    isAllowed: true,
    record: (answer) => learnCharge(model, answer, amount),
  };
}

function takingBack(model: RentalModel, entry: KnownEntry): Wanted {
  return {
    path: `/money/entries/${entry.id}/reverse`,
    body: {},
    isAllowed: model.mayTakeBack(entry),
    record: () => {
      for (const one of model.together(entry)) one.isTakenBack = true;
    },
  };
}

function takingBackCharge(model: RentalModel, which: number): Wanted | null {
  const known = pick(model.charges, which);
  if (!known) return null;
  return {
    path: `/money/charges/${known.id}/reverse`,
    body: {},
    isAllowed: !known.isTakenBack,
    record: () => {
      known.isTakenBack = true;
    },
  };
}

/** The change of money that the step stands for; null: the rental has nothing to take back. */
export function moneyStep(model: RentalModel, step: Step): Wanted | null {
  const { kind, which } = step;
  if (kind === 'pay' || kind === 'refund' || kind === 'deposit' || kind === 'return') {
    return movement(kind, model, step);
  }
  if (kind === 'withhold') return withholding(model, step, null);
  if (kind === 'withholdFine') return withholding(model, step, 'fine');
  if (kind === 'charge') return charge(model, step);
  if (kind === 'takeBackCharge') return takingBackCharge(model, which);
  if (isAdvanceKind(kind)) return advanceStep(kind, model, step);
  const entry = kind === 'takeBack' ? pick(model.entries, which) : undefined;
  return entry ? takingBack(model, entry) : null;
}

const WRITTEN = 201;
const REFUSED = [409, 422];

/** Makes the change and compares the answer with the model, a refusal included. */
export async function changeMoney(
  calls: PatientCalls,
  model: RentalModel,
  wanted: Wanted,
  { key, isTwice }: { readonly key: string; readonly isTwice: boolean },
): Promise<void> {
  const answer: Answer<WireMoney> = await calls.keyed(wanted.path, wanted.body, key, isTwice);
  const { status } = answer;
  expect(wanted.isAllowed ? [WRITTEN] : REFUSED, `${wanted.path} ${status}`).toContain(status);
  if (status !== WRITTEN) return;
  wanted.record(answer.body);
  const { isOfCustomer = false } = wanted;
  const path = `/bookings/${model.id}/money`;
  demandEqual(isOfCustomer ? await calls.read<WireMoney>(path) : answer, model);
}

const RACERS = 3;

/** Gives all that was paid back several times at once: one of them gets it. */
export async function raceForPaid(
  calls: PatientCalls,
  model: RentalModel,
  { method }: Step,
  key: string,
): Promise<void> {
  const { paid } = model.figures();
  if (paid === 0) return;
  const path = `/bookings/${model.id}/money/refunds`;
  const body = { amount: paid / 100, method };
  const answers = await Promise.all(
    Array.from({ length: RACERS }, (_, at) => calls.keyed<WireMoney>(path, body, `${key}-${at}`)),
  );
  const won = answers.filter(({ status }) => status === WRITTEN);
  expect(won).toHaveLength(1);
  for (const answer of won) {
    learn(model, answer.body, paid, [{ isDeposit: false, direction: 'out', method }]);
    demandEqual(answer, model);
  }
}
