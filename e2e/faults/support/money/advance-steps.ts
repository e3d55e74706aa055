import { expect } from 'vitest';
import type { RentalModel } from './rental-model';
import type { Step } from './steps';
import { learn, newIds, pick, type Wanted } from './wanted';
import { SHORT_REASON } from './wire';

const KINDS = ['takeAdvance', 'returnAdvance', 'credit', 'keep', 'takeBackAdvance'] as const;
type AdvanceKind = (typeof KINDS)[number];

export const isAdvanceKind = (kind: string): kind is AdvanceKind =>
  KINDS.some((one) => one === kind);

/** Lines of an advance in the answer of the customer. */
interface WireAdvances {
  readonly advances: readonly {
    readonly id: number;
    readonly method: string;
    readonly reversesId: number | null;
  }[];
}

const counter = {
  takeAdvance: ['advances', 'in'],
  returnAdvance: ['advance-returns', 'out'],
} as const;

function counted(kind: keyof typeof counter, model: RentalModel, step: Step): Wanted {
  const [path, direction] = counter[kind];
  const { amount, method } = step;
  return {
    path: `/customers/${model.customerId}/money/${path}`,
    body: { amount: amount / 100, method, shortReason: SHORT_REASON },
    isAllowed: direction === 'in' || amount <= model.figures().advance,
    isOfCustomer: true,
    record: (answer) => {
      const { advances } = answer as unknown as WireAdvances;
      const own = advances.filter((one) => one.reversesId === null && one.method !== 'advance');
      const ids = newIds(own, model.advances);
      expect(ids).toHaveLength(1);
      model.advances.push({ id: ids[0] ?? 0, direction, amount, method, isTakenBack: false });
    },
  };
}

function moved(kind: 'credit' | 'keep', model: RentalModel, { amount }: Step): Wanted {
  const { advance, balance, paid } = model.figures();
  const direction = kind === 'credit' ? 'in' : 'out';
  return {
    path: `/bookings/${model.id}/money/${kind === 'credit' ? 'credits' : 'advances'}`,
    body: { amount: amount / 100 },
    isAllowed: kind === 'credit' ? amount <= advance && amount <= balance : amount <= paid,
    record: (answer) =>
      learn(model, answer, amount, [{ isDeposit: false, direction, method: 'advance' }]),
  };
}

/** The change of the customer's advance that the step stands for; null: nothing to take back. */
export function advanceStep(kind: AdvanceKind, model: RentalModel, step: Step): Wanted | null {
  if (kind === 'takeAdvance' || kind === 'returnAdvance') return counted(kind, model, step);
  if (kind === 'credit' || kind === 'keep') return moved(kind, model, step);
  const line = pick(model.advances, step.which);
  if (!line) return null;
  return {
    path: `/money/advances/${line.id}/reverse`,
    body: {},
    isAllowed: model.mayTakeAdvanceBack(line),
    isOfCustomer: true,
    record: () => {
      line.isTakenBack = true;
    },
  };
}
