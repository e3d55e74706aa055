import { choose, fill, renderSignedIn } from '@frontend/testing/render';
import { refusal } from '@frontend/testing/server';
import { PAPER_LIST_TEXTS } from '@schema/texts/papers/paper-list';
import { RENTAL_PAPERS_TEXTS } from '@schema/texts/papers/papers';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PaperList } from './PaperList';
import { paperColumns } from './paper-columns';

const CONTRACT = {
  id: 7,
  kind: 'contract',
  number: '26-Д-0001',
  bookingId: 12,
  carTitle: 'Kia Rio',
  customerName: 'Иванов Пётр',
  issuedAt: '2026-11-20T07:00:00Z',
  userLogin: 'admin',
  voidedAt: null,
  isChanged: false,
  fileDeletedAt: null,
} as const;
const VOIDED = {
  ...CONTRACT,
  id: 6,
  number: '26-Д-0002',
  bookingId: null,
  voidedAt: '2026-11-20T08:00:00Z',
};

const open = (papers: unknown, path = '/') =>
  renderSignedIn(<PaperList bookingLink={(id) => `/?booking=${id}`} />, {
    answers: { papers },
    path,
  });

test('documents lead to their pages and bookings; a deleted booking has no link', async () => {
  open({ items: [CONTRACT, VOIDED], total: 2 });
  const link = await screen.findByRole('link', { name: /^Договор 26-Д-0001/ });
  expect(link.getAttribute('href')).toBe('/papers/7');
  const bookings = screen.getAllByRole('link', { name: /^Бронь/ });
  expect(bookings.map((one) => one.getAttribute('href'))).toEqual(['/?booking=12']);
  expect(screen.getAllByText(RENTAL_PAPERS_TEXTS.voided)).toHaveLength(1);
  screen.getByText('2 документа');
});

test('search and kind narrow the list and return to its first page', async () => {
  const { server, user } = open({ items: [CONTRACT], total: 1 });
  await screen.findByText('1 документ');
  await choose(user, PAPER_LIST_TEXTS.kind, 'Договор');
  fill(screen.getByLabelText(PAPER_LIST_TEXTS.search), 'прохоров');
  await screen.findByText('Найдено: 1');
  await waitFor(() =>
    expect(server.sent('Papers').at(-1)?.variables).toEqual({
      search: 'прохоров',
      kind: 'contract',
      customerId: null,
      page: 1,
    }),
  );
});

test('no documents, none found and a failure are different states', async () => {
  const { server, user } = open(() => {
    throw refusal('Сервер занят', { code: 'BUSY' });
  });
  await screen.findByText('Сервер занят');
  server.answer({ papers: { items: [], total: 0 } });
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  await screen.findByText(PAPER_LIST_TEXTS.none);
  fill(screen.getByLabelText(PAPER_LIST_TEXTS.search), 'нет такого');
  await screen.findByText(PAPER_LIST_TEXTS.noMatch);
});

test('the list of one customer says whose it is and returns to all', async () => {
  const { server, user } = open({ items: [CONTRACT], total: 1 }, '/?customer=4');
  await user.click(await screen.findByRole('button', { name: 'Клиент: Иванов Пётр' }));
  await screen.findByText('1 документ');
  const asked = server.sent('Papers').map(({ variables }) => variables.customerId);
  expect([asked[0], asked.at(-1)]).toEqual([4, null]);
  expect(screen.queryByRole('button', { name: /^Клиент/ })).toBeNull();
});

test('a document whose terms have changed is marked, unless it is void', async () => {
  const changed = { ...CONTRACT, isChanged: true };
  open({ items: [changed, { ...VOIDED, isChanged: true }], total: 2 });
  expect(await screen.findAllByText('Изменилось')).toHaveLength(1);
});

test('a file has the number, the kind and when a document was voided', () => {
  const cells = (row: typeof CONTRACT | typeof VOIDED) =>
    paperColumns('Europe/Moscow').map(({ value }) => {
      const cell = value(row);
      return cell !== null && typeof cell === 'object' ? cell.text : cell;
    });
  const facts = ['Иванов Пётр', 'Kia Rio', 'admin'];
  const issued = '20.11.2026 10:00';
  expect(cells(CONTRACT)).toEqual(['26-Д-0001', 'Договор', issued, 12, ...facts, null]);
  expect(cells(VOIDED)).toEqual([
    '26-Д-0002',
    'Договор',
    issued,
    null,
    ...facts,
    '20.11.2026 11:00',
  ]);
});
