import { renderSignedIn } from '@frontend/testing/render';
import type { Answers } from '@frontend/testing/server';
import { REGISTER_TEXTS, TILLS_TEXTS } from '@schema/texts/money/tills';
import { screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { TillsPage } from '../TillsPage';

export const till = (id: number, name: string, more: object = {}) => ({
  id,
  kind: 'user',
  name,
  userId: id,
  isForAll: false,
  userIds: [],
  isClosed: false,
  mayUse: true,
  balance: 12500,
  lastCount: null,
  version: 1,
  ...more,
});
const OFFICE = till(10, 'Офис', {
  kind: 'office',
  userId: null,
  isForAll: true,
  balance: 84300,
  lastCount: { countedAt: '2026-11-20T08:00:00Z', difference: 200, isFirst: false },
});
export const OWN = till(1, 'admin');
const BORIS = till(2, 'boris', { mayUse: false, balance: 0 });
export const TILLS = {
  tills: [OFFICE, OWN, BORIS],
  handovers: [],
  receivers: [{ userId: 5, name: 'anna' }],
};
export const line = (more: object) => ({
  source: 'operation',
  id: 117,
  kind: 'expense',
  happenedAt: '2026-11-20T08:40:00Z',
  method: 'cash',
  tillId: 1,
  tillName: 'admin',
  toTillId: null,
  toTillName: null,
  direction: 'out',
  amount: 1800,
  cash: 81400,
  userName: 'admin',
  comment: null,
  shortReason: null,
  reversesId: null,
  isReversed: false,
  bookingId: null,
  customerId: null,
  customerName: null,
  carTitle: null,
  expenseKind: 'Мойка',
  partnerName: null,
  place: null,
  spentOn: '2026-11-20',
  expected: null,
  counted: null,
  ...more,
});
export const PAYMENT = line({
  source: 'entry',
  id: 12,
  kind: 'rent',
  method: 'card',
  tillId: null,
  tillName: null,
  direction: 'in',
  amount: 18900,
  cash: null,
  bookingId: 13,
  customerName: 'Илья Белов',
  expenseKind: null,
  spentOn: null,
});
const TURNOVER = { opening: 83200, cameIn: 0, wentOut: 1800, closing: 81400 };
export const REGISTER = {
  from: '2026-11-20',
  to: '2026-11-20',
  isProvisional: false,
  cash: { ...TURNOVER, between: 0 },
  tills: [{ tillId: 1, name: 'admin', ...TURNOVER }],
  methods: [{ method: 'card', opening: 0, cameIn: 18900, wentOut: 0, closing: 18900 }],
  lines: [PAYMENT, line({})],
  nextCursor: null,
};
export const KINDS = [
  { id: 1, name: 'Мойка', isArchived: false, spent: 14600, version: 1 },
  { id: 2, name: 'Топливо', isArchived: false, spent: 9200, version: 1 },
];

const Address = () => <output aria-label="address">{useLocation().search}</output>;
export const address = () => screen.getByLabelText('address').textContent;

/** Opens «Касса» with two tills of users and that of the office. */
export async function openTills(
  answers: Answers = {},
  permissions?: readonly string[],
  path = '/money',
) {
  localStorage.clear();
  const view = renderSignedIn(
    <>
      <TillsPage tabs={null} income={() => null} bookingLink={(id) => `/?booking=${id}`} />
      <Address />
    </>,
    {
      answers: {
        tills: TILLS,
        tillRegister: REGISTER,
        expenseKinds: KINDS,
        seatCars: [],
        partnerRevenue: {
          partners: [{ id: 7, name: 'Олег', settledFrom: null, version: 1 }],
          cars: [],
        },
        ...answers,
      },
      path,
      ...(permissions && { user: { permissions } }),
    },
  );
  await screen.findByRole('list', { name: TILLS_TEXTS.list });
  return view;
}
export const table = () => screen.findByRole('table', { name: REGISTER_TEXTS.lines });
