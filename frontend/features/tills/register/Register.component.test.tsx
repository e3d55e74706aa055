import { button, notice } from '@frontend/testing/render';
import { PERIOD_TEXTS } from '@schema/texts/day/period';
import { EXPORT_TEXTS } from '@schema/texts/files/export';
import { REGISTER_TEXTS, TILL_FORM_TEXTS } from '@schema/texts/money/tills';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { address, line, openTills, PAYMENT, REGISTER, table } from '../testing/open-tills';

test('the register has the opening, every document, the cash after it, and the sums', async () => {
  await openTills();
  const text = (await table()).textContent;
  expect(text).toMatch(/Остаток на начало 20\.11\.202683\s200/);
  expect(text).toMatch(/11:40Оплата № 12 · Илья БеловadminКарта18\s900—/);
  expect(text).toMatch(/11:40Расход № 117 · мойкаadminadmin1\s80081\s400/);
  expect(screen.getByRole('link', { name: 'Оплата № 12' }).getAttribute('href')).toBe(
    '/?booking=13',
  );
  expect(screen.getByText('Наличные').parentElement?.textContent).toMatch(/^Наличные−1\s800$/);
  expect(screen.getByText(/^Остаток наличных на конец/).parentElement?.textContent).toMatch(
    /81\s400\s₽$/,
  );
});

test('the days are in the address; lines of several days have their date', async () => {
  const { user, server } = await openTills();
  await table();
  await user.click(button(REGISTER_TEXTS.week));
  await waitFor(() => expect(address()).toBe('?from=2026-11-14&to=2026-11-20'));
  await waitFor(async () => expect((await table()).textContent).toMatch(/20\.11\.2026 11:40/));
  expect(server.sent('TillRegister').at(-1)?.variables).toMatchObject({
    from: '2026-11-14',
    to: '2026-11-20',
  });
  await user.click(button(REGISTER_TEXTS.today));
  await waitFor(() => expect(address()).toBe(''));
});

test('any period is chosen by its first and last day', async () => {
  const path = '/money?from=2026-10-01&to=2026-10-31';
  const { user, server } = await openTills({}, undefined, path);
  await table();
  const first = () => screen.queryByRole('group', { name: PERIOD_TEXTS.from });
  expect(button(REGISTER_TEXTS.range).getAttribute('aria-pressed')).toBe('true');
  expect(first()).not.toBeNull();
  const [day] = within(first() as HTMLElement).getAllByRole('spinbutton');
  await user.click(day as HTMLElement);
  await user.keyboard('15092026');
  await waitFor(() => expect(address()).toBe('?from=2026-09-15&to=2026-10-31'));
  await waitFor(() =>
    expect(server.sent('TillRegister').at(-1)?.variables).toMatchObject({ from: '2026-09-15' }),
  );
  await user.click(button(REGISTER_TEXTS.week));
  await waitFor(() => expect(first()).toBeNull());
  await user.click(button(REGISTER_TEXTS.range));
  expect(first()).not.toBeNull();
  expect(address()).toBe('?from=2026-11-14&to=2026-11-20');
});

test('a long register is continued by its cursor', async () => {
  const { user, server } = await openTills({
    tillRegister: { ...REGISTER, nextCursor: '1-2-3-4' },
  });
  await table();
  server.answer({ tillRegister: { ...REGISTER, lines: [line({ id: 118 })] } });
  await user.click(button(REGISTER_TEXTS.showMore));
  await screen.findByText('Расход № 118');
  expect(screen.getByText('Расход № 117')).toBeDefined();
  expect(server.sent('TillRegister').at(-1)?.variables).toMatchObject({ cursor: '1-2-3-4' });
  expect(screen.queryByRole('button', { name: REGISTER_TEXTS.showMore })).toBeNull();
});

test('the register is searched by words', async () => {
  // The search is written into the address of its page only.
  history.replaceState(null, '', '/money');
  const { user, server } = await openTills();
  await table();
  server.answer({ tillRegister: { ...REGISTER, lines: [] } });
  await user.type(screen.getByRole('searchbox', { name: REGISTER_TEXTS.search }), 'рио 1800');
  await screen.findByText(REGISTER_TEXTS.notFound);
  expect(server.sent('TillRegister').at(-1)?.variables).toMatchObject({ search: 'рио 1800' });
  expect(new URLSearchParams(address() ?? '').get('search')).toBe('рио 1800');
  expect(screen.queryByText(/^Остаток наличных на конец/)).toBeNull();
});

test('an operation of any day that is not reversed can be reversed', async () => {
  const old = { happenedAt: '2026-10-03T08:40:00Z' };
  const lines = [
    line({ ...old }),
    line({ ...old, id: 118, isReversed: true }),
    line({ ...old, id: 119, kind: 'payout', expenseKind: null, partnerName: 'Олег' }),
    line({ ...old, id: 121, reversesId: 118, direction: 'in' }),
    PAYMENT,
  ];
  const { user, server } = await openTills({
    tillRegister: { ...REGISTER, lines },
    reverseMoneyOperation: { id: 122 },
  });
  await table();
  const names = screen
    .getAllByRole('button', { name: /^Отменить:/ })
    .map((one) => one.getAttribute('aria-label'));
  expect(names).toEqual(['Отменить: Расход № 117', 'Отменить: Выплата № 119']);
  const reversed = screen.getByText('Расход № 118').closest('tr');
  expect(reversed?.textContent).toContain('отменено');
  await user.click(button('Отменить: Расход № 117'));
  await user.click(button(REGISTER_TEXTS.reverseSubmit));
  await notice(TILL_FORM_TEXTS.undone);
  expect(server.sent('ReverseMoneyOperation')[0]?.variables).toEqual({ id: 117 });
});

test('an expense of today is reversed from its line after a question', async () => {
  const { user, server } = await openTills({ reverseMoneyOperation: { id: 118 } });
  await table();
  await user.click(button('Отменить: Расход № 117'));
  const question = await screen.findByRole('alertdialog');
  expect(question.textContent).toMatch(/Расход № 117, мойка, 1\s800\s₽/);
  await user.click(within(question).getByRole('button', { name: REGISTER_TEXTS.reverseSubmit }));
  await notice(TILL_FORM_TEXTS.undone);
  expect(server.sent('ReverseMoneyOperation')[0]?.variables).toEqual({ id: 117 });
});

test('the file has the whole register without a limit', async () => {
  const { user, server } = await openTills();
  await table();
  await user.click(button(EXPORT_TEXTS.csvHint));
  await notice(/Выгружено строк: 6/);
  expect(server.sent('TillRegister').at(-1)?.variables).toEqual({
    from: '2026-11-01',
    to: '2026-11-30',
    tillId: null,
  });
});
