import { alertText, button, field, fill, notice, renderSignedIn } from '@frontend/testing/render';
import { refusal } from '@frontend/testing/server';
import { STATEMENT_HEADINGS } from '@schema/texts/money/partner-statements';
import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { STATEMENT_COLUMNS, statementRows } from './export-statements';
import { PartnersReport } from './PartnersReport';
import { StatementPage } from './StatementPage';
import type { Statement } from './usePartnerStatements';

const payout = {
  id: 21,
  direction: 'out',
  amount: 1000,
  method: 'transfer',
  spentOn: '2026-11-15',
  expenseKind: null,
  carTitle: null,
  comment: 'За октябрь',
  reversesId: null,
} as const;
const STATEMENT = {
  partnerId: 7,
  partnerName: 'Олег',
  settledFrom: '2026-11-05',
  from: '2026-11-01',
  to: '2026-11-30',
  opening: 0,
  cars: [
    {
      carId: 3,
      carTitle: 'Kia Rio',
      licensePlate: 'А123ВС77',
      color: null,
      year: null,
      revenue: 5000,
      lowestPercent: 25,
      highestPercent: 30,
      amount: 1350,
    },
  ],
  due: 1350,
  expenses: [
    {
      id: 20,
      direction: 'out',
      amount: 150.5,
      method: 'card',
      spentOn: '2026-11-10',
      expenseKind: 'Мойка',
      carTitle: 'Kia Rio А123ВС77',
      comment: null,
      reversesId: null,
    },
  ],
  expensesTotal: 150.5,
  payouts: [payout],
  payoutsTotal: 1000,
  settledBefore: 99.51,
  rounding: 0.01,
  closing: 100,
  left: 2599.5,
} as const;

const till = (id: number, name: string) => ({
  id,
  name,
  kind: 'office',
  userId: null,
  userIds: [],
  isForAll: true,
  isClosed: false,
  mayUse: true,
  balance: 500,
  lastCount: null,
  version: 1,
});
const TILLS = [till(10, 'Офис')];

async function open(answers = {}, mayPay = true) {
  const view = renderSignedIn(<StatementPage partnerId={7} mayPay={mayPay} maySend={mayPay} />, {
    path: '/money/partners/7?start=2026-11-01&end=2026-11-30',
    answers: {
      partnerStatement: STATEMENT,
      tills: { tills: TILLS, handovers: [], receivers: [] },
      payPartner: { id: 22, amount: 2599.5 },
      reverseMoneyOperation: { id: 23 },
      ...answers,
    },
  });
  await screen.findByRole('heading', { name: 'Олег' });
  return view;
}
const list = (name: string) =>
  within(screen.getByRole('list', { name }))
    .queryAllByRole('listitem')
    .map((item) => item.textContent?.replaceAll('\u00a0', ' '));
const pay = () => button(/^Выплатить$/);
const dialog = () => within(screen.getByRole('dialog'));

test('a statement shows its sums, cars, expenses and payouts', async () => {
  await open();
  expect(list('Расчёт')).toEqual([
    'Остаток на начало0 ₽',
    'Начислено1 350 ₽',
    'Расходы-150,50 ₽',
    'Выплаты-1 000 ₽',
    'Рассчитано до 05.11.2026-99,51 ₽',
    'Копейки прошлых периодов0,01 ₽',
    'Остаток на конец100 ₽',
  ]);
  expect(screen.getByText(/Осталось выплатить на сегодня/).textContent).toContain('2\u00a0599,50');
  const car = screen.getByRole('row', { name: /Kia Rio/ });
  expect(car.textContent).toContain('25–30\u00a0%');
  expect(list('Расходы')).toEqual(['Мойка, Kia Rio А123ВС7710.11.2026150,50 ₽']);
  expect(list('Выплаты')?.[0]).toContain('Перевод: За октябрь15.11.20261 000 ₽');
});

test('the arrows lead to the months before and after', async () => {
  const { user, server } = await open();
  const asked = () => server.sent('PartnerStatement').at(-1)?.variables;
  await user.click(button('Предыдущий месяц'));
  await expect.poll(asked).toEqual({ partnerId: 7, from: '2026-10-01', to: '2026-10-31' });
  await user.click(button('Следующий месяц'));
  await user.click(button('Следующий месяц'));
  await expect.poll(asked).toEqual({ partnerId: 7, from: '2026-12-01', to: '2026-12-31' });
});

test('a payout begins with what is left, and is undone', async () => {
  const { user, server } = await open();
  await user.click(pay());
  expect((await screen.findByLabelText<HTMLInputElement>(/^Сумма/)).value).toBe('2 599,50');
  await user.click(dialog().getByRole('button', { name: 'Выплатить' }));
  await notice(/Выплачено/);
  expect(server.sent('PayPartner')[0]?.variables).toEqual({
    input: {
      partnerId: 7,
      amount: 2599.5,
      method: 'transfer',
      comment: null,
      shortReason: null,
      confirmed: false,
    },
  });
  await user.click(button('Отменить'));
  await notice('Выплата отменена');
  expect(server.sent('ReversePayout')[0]?.variables).toEqual({ id: 22 });
});

test('a payout above what is left is confirmed, what is typed stays', async () => {
  const sentence = 'Партнёру «Олег» осталось выплатить 2 599,50 ₽';
  const { user, server } = await open({
    payPartner: ({ input }: { input: { confirmed: boolean; amount: number } }) => {
      if (!input.confirmed) throw refusal(sentence, { code: 'PAYOUT_ABOVE_LEFT' });
      return { id: 22, amount: input.amount };
    },
  });
  await user.click(pay());
  await screen.findByLabelText(/^Сумма/);
  fill(field('Сумма'), '3000');
  fill(field('Комментарий'), 'Вперёд');
  await user.click(dialog().getByRole('button', { name: 'Выплатить' }));
  expect(await alertText()).toContain(sentence);
  expect([field('Сумма').value, field('Комментарий').value]).toEqual(['3 000', 'Вперёд']);
  await user.click(screen.getByRole('checkbox', { name: 'Выплатить больше, чем осталось' }));
  await user.click(dialog().getByRole('button', { name: 'Выплатить' }));
  await notice(/Выплачено/);
  expect(server.sent('PayPartner')[1]?.variables).toMatchObject({
    input: { amount: 3000, comment: 'Вперёд', confirmed: true },
  });
});

test('a payout asks for the reason when the till has less', async () => {
  const sentence = 'В кассе «Анна» 0 ₽. Напишите, откуда остальные деньги';
  const { user, server } = await open({
    payPartner: ({ input }: { input: { shortReason: string | null } }) => {
      if (!input.shortReason) {
        throw refusal(sentence, {
          code: 'VALIDATION_FAILED',
          fields: { shortReason: sentence },
        });
      }
      return { id: 22, amount: 1 };
    },
  });
  await user.click(pay());
  await screen.findByLabelText(/^Сумма/);
  await user.click(screen.getByRole('radio', { name: 'Наличные' }));
  await user.click(dialog().getByRole('button', { name: 'Выплатить' }));
  expect(await alertText()).toContain(sentence);
  await user.click(button(/Касса/));
  await user.click(screen.getByRole('option', { name: 'Офис' }));
  fill(field('Откуда деньги'), 'Из сейфа');
  await user.click(dialog().getByRole('button', { name: 'Выплатить' }));
  await notice(/Выплачено/);
  expect(server.sent('PayPartner')[1]?.variables).toMatchObject({
    input: { method: 'cash', tillId: 10, shortReason: 'Из сейфа' },
  });
});

test('an amount of zero is refused without a request', async () => {
  const { user, server } = await open();
  await user.click(pay());
  await screen.findByLabelText(/^Сумма/);
  fill(field('Сумма'), '0');
  await user.click(dialog().getByRole('button', { name: 'Выплатить' }));
  expect(await alertText()).toBe('Сумма должна быть больше нуля');
  expect(server.sent('PayPartner')).toEqual([]);
});

test('a payout of the list is reversed', async () => {
  const { user, server } = await open();
  await user.click(button(/^Отменить: Перевод/));
  await user.click(button('Отменить запись'));
  await notice('Выплата отменена');
  expect(server.sent('ReversePayout')[0]?.variables).toEqual({ id: 21 });
});

test('a reversed payout and its reversal have no action', async () => {
  const reversal = { ...payout, id: 22, direction: 'in', reversesId: 21 };
  await open({ partnerStatement: { ...STATEMENT, payouts: [payout, reversal] } });
  expect(list('Выплаты')?.[1]).toContain('Отменено: Перевод: За октябрь');
  expect(screen.queryByRole('button', { name: /^Отменить/ })).toBeNull();
});

const CODE = 'Zm9vYmFyYmF6cXV4cXV1eA';
const link = (id: number, month: string, rest: object = {}) => ({
  id,
  from: `2026-${month}-01`,
  to: month === '11' ? '2026-11-30' : '2026-10-31',
  expiresAt: '2026-12-04T09:00:00Z',
  revokedAt: null,
  views: 0,
  lastViewedAt: null,
  ...rest,
});

test('a link is created, shown once, and those of other periods can be revoked', async () => {
  const other = link(3, '10', { views: 2, lastViewedAt: '2026-11-20T08:30:00Z' });
  const { user, server } = await open({
    statementLinks: [other, link(2, '10', { revokedAt: '2026-11-19T08:30:00Z' })],
    createStatementLink: { ...link(4, '11'), path: `/statements/share/${CODE}` },
    revokeStatementLink: { ...other, revokedAt: '2026-11-20T09:00:00Z' },
  });
  await user.click(button('Ссылка владельцу'));
  const others = within(await screen.findByRole('region', { name: 'Ссылки на другие периоды' }));
  expect(others.getAllByText(/2026/)[0]?.textContent).toContain('31.10.2026');
  others.getByText('Открывали: 2 раза, последний 20.11.2026 11:30.');
  server.answer({ statementLinks: [link(4, '11'), other] });
  await user.click(dialog().getByRole('button', { name: 'Создать ссылку' }));
  await screen.findByText(`${window.location.origin}/statements/share/${CODE}`);
  screen.getByRole('img', { name: 'QR-код ссылки' });
  expect(server.sent('CreateStatementLink')[0]?.variables).toEqual({
    input: { partnerId: 7, from: '2026-11-01', to: '2026-11-30' },
  });
  await screen.findByText('Ещё не открывали.');
  await user.click(others.getByRole('button', { name: 'Отозвать' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Отозвать ссылку?' }));
  server.answer({ statementLinks: [link(4, '11')] });
  await user.click(question.getByRole('button', { name: 'Отозвать' }));
  await notice('Ссылка отозвана');
  expect(server.sent('RevokeStatementLink')[0]?.variables).toEqual({ id: 3 });
});

test('a double press creates one link', async () => {
  const { user, server } = await open({
    statementLinks: [],
    createStatementLink: { ...link(4, '11'), path: `/statements/share/${CODE}` },
  });
  await user.click(button('Ссылка владельцу'));
  const create = await screen.findByRole('button', { name: 'Создать ссылку' });
  act(() => {
    create.click();
    create.click();
  });
  await screen.findByText(`${window.location.origin}/statements/share/${CODE}`);
  expect(server.sent('CreateStatementLink')).toHaveLength(1);
});

test('a refused link says why', async () => {
  const sentence = 'Ссылку можно создать на период до 366 дней';
  const { user } = await open({
    statementLinks: [],
    createStatementLink: () => {
      throw refusal(sentence, { code: 'VALIDATION_FAILED' });
    },
  });
  await user.click(button('Ссылка владельцу'));
  await user.click(await screen.findByRole('button', { name: 'Создать ссылку' }));
  await screen.findByText(sentence);
});

test('without the right to write a statement is read only', async () => {
  await open({}, false);
  expect(screen.queryByRole('button', { name: 'Выплатить' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Отменить/ })).toBeNull();
});

test('the list of partners names what is left and leads to the statement', async () => {
  renderSignedIn(<PartnersReport tabs={null} statementPath={(id) => `/money/partners/${id}`} />, {
    answers: {
      partnerBalances: {
        items: [
          { partnerId: 7, partnerName: 'Олег', carCount: 2, dueThisMonth: 1350, left: 2599.5 },
          { partnerId: 8, partnerName: 'Вера', carCount: 0, dueThisMonth: 0, left: -0.5 },
        ],
      },
    },
  });
  const link = await screen.findByRole('link', { name: 'Отчёт: Олег' });
  expect(link.getAttribute('href')).toBe('/money/partners/7');
  expect(screen.getByText(/2 владельца/).textContent).toContain('2\u00a0599');
  expect(screen.getByRole('row', { name: /Вера/ }).textContent).toContain('-0,50');
});

test('without partners the list explains where they are added', async () => {
  renderSignedIn(<PartnersReport tabs={null} statementPath={String} />, {
    answers: { partnerBalances: { items: [] } },
  });
  await screen.findByText('Владельцев пока нет');
});

test('the sheet lists the sums, cars, expenses and payouts', () => {
  const { cars, ...rest } = STATEMENT;
  const statement = { ...rest, cars: cars.map((car) => ({ ...car, id: car.carId })) };
  const rows = statementRows(statement as unknown as Statement).map((row) =>
    STATEMENT_COLUMNS.map(({ value }) => {
      const cell = value(row);
      return cell !== null && typeof cell === 'object' ? cell.text : cell;
    }),
  );
  expect(rows.slice(6)).toEqual([
    ['Расчёт', null, 'Остаток на конец', null, null, null, 100],
    ['Автомобили', null, 'Kia Rio', 'А123ВС77', 5000, '25–30\u00a0%', 1350],
    ['Расходы', '10.11.2026', 'Мойка, Kia Rio А123ВС77', null, null, null, 150.5],
    ['Выплаты', '15.11.2026', 'Перевод: За октябрь', null, null, null, 1000],
  ]);
  const titles = STATEMENT_COLUMNS.map(({ title }) => title);
  expect(titles).toEqual(expect.arrayContaining([...STATEMENT_HEADINGS]));
});
