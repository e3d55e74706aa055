import { renderSignedIn } from '@frontend/testing/render';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BookingRows } from './BookingRows';
import type { ListedBooking } from './useBookingList';

const booking = (id: number): ListedBooking => ({
  __typename: 'ListedBooking',
  id,
  status: 'completed',
  whereabouts: 'ended',
  durationDays: 2,
  sourceName: null,
  startDate: '2026-11-18T09:00:00Z',
  endDate: '2026-11-20T09:00:00Z',
  createdAt: '2026-11-01T09:00:00Z',
  cancelledAt: null,
  cancelReason: null,
  totalPrice: 9000,
  depositAmount: 5000,
  depositComment: null,
  notes: null,
  customerId: 7,
  customerName: 'Анна Смирнова',
  customerPhone: null,
  carId: 3,
  carTitle: 'Kia Rio',
  licensePlate: 'А123ВС77',
  car: {
    __typename: 'Car',
    id: 3,
    brand: 'Kia',
    model: 'Rio',
    licensePlate: 'А123ВС77',
    color: 'белый',
    year: 2022,
    depositAmount: 5000,
    photos: [],
  },
  customer: { __typename: 'ListedBookingCustomer', email: null },
});
const MARK = { mark: 'unpaid', paid: 0, depositToTake: 0, untaken: 0, isOver: true };

test('each booking has its debt and its deposit beside the price; one request for the page', async () => {
  const { server } = renderSignedIn(
    <BookingRows
      bookings={[booking(1), booking(2), booking(3)]}
      links={{ customer: null, board: null }}
      sort={{ field: 'startDate', direction: 'desc' }}
      onSort={() => {}}
      onOpen={() => {}}
    />,
    {
      answers: {
        moneyMarks: [
          { ...MARK, bookingId: 1, balance: 4000, held: 5000 },
          { ...MARK, bookingId: 2, mark: 'paid', balance: 0, held: 0 },
        ],
      },
    },
  );
  await screen.findByText(/Долг/);
  const [, first, second, third] = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(first).toMatch(/9\s000\s₽Долг 4\s000\s₽Вернуть залог 5\s000\s₽/);
  expect(second).toMatch(/9\s000\s₽Оплачено полностью/);
  expect(third).toMatch(/9\s000\s₽Не указан/);
  expect(server.sent('MoneyMarks').length).toBe(1);
  // Without a link to its customer a booking has none.
  expect(screen.queryByRole('link')).toBeNull();
});

test('a company that records no payments sees only prices, without a request', () => {
  const { server } = renderSignedIn(
    <BookingRows
      bookings={[booking(1)]}
      links={{ customer: null, board: null }}
      sort={{ field: 'startDate', direction: 'desc' }}
      onSort={() => {}}
      onOpen={() => {}}
    />,
    { company: { recordsPayments: false } },
  );
  expect(screen.getAllByRole('row')[1]?.textContent).toMatch(/9\s000\s₽/);
  expect(screen.queryByText(/К оплате|Долг|залог/)).toBeNull();
  expect(server.sent('MoneyMarks')).toEqual([]);
});

test('an e-mail may break only after «@» and dots', () => {
  renderSignedIn(
    <BookingRows
      bookings={[
        {
          ...booking(1),
          customer: { __typename: 'ListedBookingCustomer', email: 'anna.smirnova@example.ru' },
        },
      ]}
      links={{ customer: null, board: null }}
      sort={{ field: 'startDate', direction: 'desc' }}
      onSort={() => {}}
      onOpen={() => {}}
    />,
    { answers: { moneyMarks: [] } },
  );
  expect(screen.getByText('anna.smirnova@example.ru').innerHTML).toBe(
    'anna.<wbr>smirnova@<wbr>example.<wbr>ru',
  );
});
