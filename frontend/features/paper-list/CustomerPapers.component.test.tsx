import { renderSignedIn } from '@frontend/testing/render';
import { refusal } from '@frontend/testing/server';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import CustomerPapers from './CustomerPapers';

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
  isChanged: true,
  fileDeletedAt: null,
};
const VOIDED = {
  ...CONTRACT,
  id: 6,
  number: '26-Д-0002',
  bookingId: null,
  voidedAt: '2026-11-20T08:00:00Z',
  isChanged: false,
};

const open = (papers: unknown) =>
  renderSignedIn(
    <CustomerPapers
      customerId={4}
      bookingLink={(id) => `/?booking=${id}`}
      allPath="/papers?customer=4"
    />,
    { answers: { papers } },
  );

test('the latest documents lead to their pages and bookings, the others to the list', async () => {
  const { server } = open({ items: [CONTRACT, VOIDED], total: 9 });
  const link = await screen.findByRole('link', { name: /^Договор 26-Д-0001/ });
  expect(link.getAttribute('href')).toBe('/papers/7');
  const bookings = screen.getAllByRole('link', { name: /^Бронь/ });
  expect(bookings.map((one) => one.getAttribute('href'))).toEqual(['/?booking=12']);
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows[0]).toContain('Изменилось');
  expect(rows[1]).toContain('Аннулирован');
  const all = screen.getByRole('link', { name: 'Все документы: 9' });
  expect(all.getAttribute('href')).toBe('/papers?customer=4');
  expect(server.sent('CustomerPapers')[0]?.variables).toEqual({ customerId: 4, pageSize: 5 });
});

test('few documents need no list of all, and none say so', async () => {
  open({ items: [CONTRACT], total: 1 });
  await screen.findByRole('link', { name: /^Договор/ });
  expect(screen.queryByRole('link', { name: /^Все документы/ })).toBeNull();
});

test('no documents and a failure are different states', async () => {
  const { server, user } = open(() => {
    throw refusal('Сервер занят', { code: 'BUSY' });
  });
  await screen.findByText('Сервер занят');
  server.answer({ papers: { items: [], total: 0 } });
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  await screen.findByText('Документов пока нет');
});
