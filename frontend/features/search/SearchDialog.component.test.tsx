import { BOOKING, CAR, OTHER_CAR } from '@frontend/testing/records';
import { renderSignedIn } from '@frontend/testing/render';
import type { Answers } from '@frontend/testing/server';
import { SEARCH_DIALOG_TEXTS } from '@schema/texts/shell/search';
import { KIT_TEXTS } from '@schema/texts/shell/shell';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { SearchDialog } from './SearchDialog';
import type { SearchLinks } from './search-items';

const LINKS: SearchLinks = {
  car: (id) => `/car/${id}`,
  customer: (id) => `/client/${id}`,
  booking: (id) => `/booking/${id}`,
  newBooking: (id, { startDate, endDate }) =>
    `/new/${id}/${startDate.toISOString()}/${endDate.toISOString()}`,
  quickBooking: () => '/quick',
  extend: (id, end) => `/extend/${id}/${end?.toISOString()}`,
  service: (id, from, to) => `/service/${id}/${from}/${to}`,
  sheet: (id, side) => `/handover/${id}/${side}`,
  state: (id, km) => `/state/${id}/${km ?? ''}`,
  swap: (id, isRented) => `/${isRented ? 'breakdown' : 'swap'}/${id}`,
  payment: (id, order, amount) => `/${order}/${id}/${amount}`,
  advance: (id, order, amount) => `/${order}/${id}/${amount}`,
  paper: (id) => `/papers/${id}`,
  cash: () => '/cash',
  expense: (amount, words) => `/expense/${amount}/${words}`,
};
const PAGES = [
  ...['Импорт', 'Пересадка', 'Шахматка'].map((title) => ({ path: `/${title}`, title })),
  { path: '/debtors', title: 'Должники', words: 'долги' },
];

const car = (one: typeof CAR) => ({ ...one, sortOrder: one.id });
const free = (one: typeof CAR) => ({
  car: car(one),
  price: { averagePricePerDay: 2000, totalPrice: 8000 },
});
const NO_CARS = {
  free: [],
  freeCount: 0,
  count: null,
  fleetCount: 0,
  later: [],
  similar: [],
  unknown: [],
};
const FOUND = {
  cars: [car(CAR)],
  customers: [],
  bookings: [
    {
      ...BOOKING,
      status: 'active',
      customerName: 'Иван Прохоров',
      carTitle: 'Kia Rio',
      licensePlate: 'А123ВС77',
      car: { id: CAR.id, color: CAR.color, year: CAR.year },
    },
    {
      ...BOOKING,
      id: 9,
      status: 'completed',
      customerName: 'Иван Прохоров',
      carTitle: 'Kia Rio',
      licensePlate: 'А123ВС77',
      car: { id: CAR.id, color: CAR.color, year: CAR.year },
    },
  ],
};

function open(answers: Answers = {}, links: Partial<SearchLinks> = {}) {
  const onGo = vi.fn();
  const view = renderSignedIn(
    <SearchDialog
      links={{ ...LINKS, ...links }}
      pages={PAGES}
      canOpen={() => true}
      iconOf={() => null}
      onGo={onGo}
      onClose={vi.fn()}
    />,
    { answers: { search: FOUND, wantedCars: NO_CARS, papers: { items: [] }, ...answers } },
  );
  const type = async (text: string) => {
    await view.user.clear(screen.getByRole('searchbox'));
    await view.user.type(screen.getByRole('searchbox'), text);
  };
  return { ...view, onGo, type };
}
const must = <Of,>(one: Of | undefined): Of => {
  if (one === undefined) throw new Error('There is none.');
  return one;
};
const option = (name: RegExp) => screen.findByRole('option', { name });

test('a booking with a class and a range opens the filled form of a free car', async () => {
  const { type, onGo, server, user } = open({
    wantedCars: { ...NO_CARS, free: [free(CAR)], freeCount: 1, fleetCount: 2 },
  });
  await type('внедорожник 27-30');
  await user.click(await option(/Kia Rio/));
  expect(onGo).toHaveBeenCalledWith('/new/3/2026-11-27T07:00:00.000Z/2026-11-30T15:00:00.000Z');
  expect(server.sent('WantedCars').at(-1)?.variables.text).toBe('внедорожник');
});

test('a free car that is not returned is marked, and stays offered', async () => {
  const unreturned = {
    id: 77,
    customer: 'Долгов Пётр Ильич',
    endDate: '2026-11-20T15:00:00.000Z',
    whereabouts: 'overdue',
  };
  const { type, onGo, user } = open({
    wantedCars: { ...NO_CARS, free: [{ ...free(CAR), unreturned }], freeCount: 1, fleetCount: 1 },
  });
  await type('рио 27-30');
  await user.click(await option(/Kia Rio.*не возвращена: Долгов П\., срок .*18:00/));
  expect(onGo).toHaveBeenCalledOnce();
});

test('an occupied model offers its nearest days and similar cars, by keyboard', async () => {
  const later = {
    car: car(CAR),
    startDate: '2026-12-01T07:00:00.000Z',
    endDate: '2026-12-03T15:00:00.000Z',
    totalPrice: 6000,
  };
  const { type, onGo, user } = open({
    wantedCars: { ...NO_CARS, fleetCount: 1, later: [later], similar: [free(OTHER_CAR)] },
  });
  await type('рио завтра на 3 дня');
  await option(/Kia Ceed/);
  screen.getByText(SEARCH_DIALOG_TEXTS.later);
  screen.getByText(/01\.12\.2026 10:00 – 03\.12\.2026 18:00/);
  expect(screen.queryByText(new RegExp(SEARCH_DIALOG_TEXTS.notUnderstood))).toBeNull();
  // The first option becomes active shortly after it appears.
  const box = screen.getByRole('searchbox');
  await waitFor(() => expect(box.getAttribute('aria-activedescendant')).toBeTruthy());
  await user.keyboard('{Enter}');
  expect(onGo).toHaveBeenCalledWith('/new/3/2026-12-01T07:00:00.000Z/2026-12-03T15:00:00.000Z');
});

test('unknown words are named, with examples to try', async () => {
  const { type, user } = open({ wantedCars: { ...NO_CARS, unknown: ['ракета'] } });
  await type('ракета завтра');
  await screen.findByText('Не понял: «ракета»');
  await user.click(screen.getByRole('button', { name: 'замена рио' }));
  await option(/^Замена автомобиля: Kia Rio/);
});

test('a class without cars in the fleet is not an unknown word', async () => {
  const { type } = open();
  await type('минивэн завтра');
  await screen.findByText(SEARCH_DIALOG_TEXTS.noSuchCars);
});

test('invalid days are explained', async () => {
  const { type, server } = open();
  await type('рио 31.11');
  await screen.findByText('Не понял: такого дня нет в календаре');
  expect(server.sent('WantedCars')).toHaveLength(0);
});

test('«продлить прохорова до пятницы» opens the extension of his booking until then', async () => {
  const { type, onGo, server, user } = open();
  await type('продлить прохорова до пятницы');
  await user.click(await option(/^Продлить до 27\.11\.2026 18:00: Иван Прохоров/));
  expect(onGo).toHaveBeenCalledWith('/extend/12/2026-11-27T15:00:00.000Z');
  expect(server.sent('Search').at(-1)?.variables.text).toBe('прохоров');
  expect(screen.getAllByRole('option')).toHaveLength(1);
});

test('an overdue rental is extended and its car replaced', async () => {
  const [, past] = FOUND.bookings;
  const bookings = [{ ...past, id: 14, whereabouts: 'overdue' }];
  const { type, onGo, user } = open({ search: { ...FOUND, bookings } });
  await type('продлить прохорова до пятницы');
  await user.click(await option(/^Продлить до 27\.11\.2026 18:00: Иван Прохоров/));
  expect(onGo).toHaveBeenLastCalledWith('/extend/14/2026-11-27T15:00:00.000Z');
  await type('замена рио');
  await user.click(await option(/^Замена автомобиля: Kia Rio.*Иван Прохоров/));
  expect(onGo).toHaveBeenLastCalledWith('/breakdown/3');
});

test('«принять 5000 прохоров» offers his rentals, the current one first', async () => {
  const { type, onGo, server, user } = open();
  await type('принять 5000 прохорова');
  const options = await screen.findAllByRole('option', {
    name: /^Принять 5\s000\s₽: Иван Прохоров/,
  });
  expect(options).toHaveLength(2);
  await user.click(options[0] as HTMLElement);
  expect(onGo).toHaveBeenCalledWith('/payment/12/5000');
  expect(server.sent('Search').at(-1)?.variables.text).toBe('прохоров');
});

test('«вернуть залог прохорова» offers his rentals', async () => {
  const { type, onGo, user } = open();
  await type('вернуть залог прохорова');
  const [rental] = await screen.findAllByRole('option', { name: /^Вернуть залог: Иван Прохоров/ });
  await user.click(rental as HTMLElement);
  expect(onGo).toHaveBeenCalledWith('/returnDeposit/12/null');
});

test('«аванс 3000 прохоров» offers the card of the client', async () => {
  const person = { id: 7, fullName: 'Иван Прохоров', phone: '+79161112233', email: null };
  const customers = [{ ...person, bookingsCount: 2, lastBookingAt: null }];
  const { type, onGo, user } = open({ search: { ...FOUND, customers } });
  await type('аванс 3000 прохоров');
  await user.click(await option(/^Принять аванс 3\s000\s₽: /));
  expect(onGo).toHaveBeenCalledWith('/takeAdvance/7/3000');
});

test('«принять прохорова» opens the card of the rental; a payment is offered too', async () => {
  const [current, past] = FOUND.bookings;
  const bookings = [
    { ...current, whereabouts: 'out' },
    { ...past, whereabouts: 'returned' },
  ];
  const { type, onGo, user, server } = open({ search: { ...FOUND, bookings } });
  await type('принять прохорова');
  const returns = await screen.findAllByRole('option', { name: /^Принять: Иван Прохоров/ });
  expect(returns).toHaveLength(1);
  screen.getAllByRole('option', { name: /^Принять оплату: Иван Прохоров/ });
  await user.click(returns[0] as HTMLElement);
  expect(onGo).toHaveBeenCalledWith(LINKS.booking?.(12));
  expect(server.sent('Search').at(-1)?.variables.text).toBe('прохоров');
});

test('«выдать прохорову» without a future booking shows a message', async () => {
  const [current] = FOUND.bookings;
  const bookings = [{ ...current, whereabouts: 'out' }];
  const { type } = open({ search: { ...FOUND, bookings } });
  await type('выдать прохорову');
  await screen.findByText(SEARCH_DIALOG_TEXTS.missing.mark);
});

test('«прохоров опаздывает» and «не приедет» open his next booking', async () => {
  const [, past] = FOUND.bookings;
  const bookings = [
    { ...past, whereabouts: 'returned' },
    { ...past, id: 15, status: 'planned', whereabouts: 'waiting' },
  ];
  const { type, onGo, user } = open({ search: { ...FOUND, bookings } });
  await type('прохоров опаздывает');
  await user.click(await option(/^Опаздывает: Иван Прохоров/));
  await type('прохоров не приедет');
  await user.click(await option(/^Отменить: Иван Прохоров/));
  expect(onGo.mock.calls).toEqual([[LINKS.booking?.(15)], [LINKS.booking?.(15)]]);
});

test('words typed in the Latin layout are also searched in the Russian one', async () => {
  const search = ({ text }: { text: string }) =>
    text === 'прохоров' ? FOUND : { cars: [], customers: [], bookings: [] };
  const { type, server } = open({ search });
  await type('ghj[[jhjd');
  await screen.findAllByRole('option', { name: /Иван Прохоров/ });
  expect(server.sent('Search').map(({ variables }) => variables.text)).toEqual([
    'ghj[jhjd',
    'прохоров',
  ]);
});

test('cars without near free days are named as such', async () => {
  const { type } = open({ wantedCars: { ...NO_CARS, fleetCount: 2 } });
  await type('рио завтра на месяц');
  await screen.findByText(SEARCH_DIALOG_TEXTS.allTaken);
});

test('an extension to a day before the end shows a message and opens with the default', async () => {
  const { type, onGo, user } = open();
  await type('продлить прохорова до завтра');
  await screen.findByText(/и так до этого дня$/);
  await user.click(await option(/^Продлить: Иван Прохоров/));
  expect(onGo).toHaveBeenCalledWith('/extend/12/undefined');
});

test('«пробег рио 154754» opens the form of a reading of the car', async () => {
  const { type, onGo, user } = open();
  await type('пробег рио 154754');
  await user.click(await option(/^Записать пробег 154.754 км: Kia Rio/));
  expect(onGo).toHaveBeenLastCalledWith('/state/3/154754');
});

test('«акт прохоров» opens the sheet of the next mark, or the named one', async () => {
  const { type, onGo, user } = open();
  const first = async (name: RegExp) => must((await screen.findAllByRole('option', { name }))[0]);
  await type('акт прохоров');
  await user.click(await first(/^Акт выдачи: Иван Прохоров/));
  expect(onGo).toHaveBeenLastCalledWith('/handover/12/out');
  await type('акт возврата прохорова');
  await user.click(await first(/^Акт возврата: Иван Прохоров/));
  expect(onGo).toHaveBeenLastCalledWith('/handover/12/back');
});

const PAPER = {
  id: 7,
  kind: 'contract',
  number: '26-Д-0001',
  customerName: 'Иван Прохоров',
  carTitle: 'Kia Rio А123ВС77',
  voidedAt: null,
  isChanged: false,
};
const NOTHING_FOUND = { cars: [], customers: [], bookings: [] };

test('«договор прохоров» and a number open the document, by key and by press', async () => {
  const papers = {
    items: [PAPER, { ...PAPER, id: 6, number: '26-Д-0002', voidedAt: '2026-11-20T08:00:00Z' }],
  };
  const { type, onGo, user, server } = open({ search: NOTHING_FOUND, papers });
  await type('договор прохоров');
  await option(/^Договор 26-Д-0002.*Аннулирован/);
  await option(/^Договор 26-Д-0001 Иван Прохоров · Kia Rio А123ВС77\s*$/);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(onGo).toHaveBeenLastCalledWith('/papers/6');
  await type('26-Д-0001');
  await waitFor(() =>
    expect(server.sent('FoundPapers').at(-1)?.variables).toEqual({
      search: '26-Д-0001',
      pageSize: 5,
    }),
  );
  await user.click(await option(/^Договор 26-Д-0001/));
  expect(onGo).toHaveBeenLastCalledWith('/papers/7');
});

test('«акт прохоров» shows the issued acts after the sheets', async () => {
  const act = { ...PAPER, kind: 'act_out', number: '26-АВ-0001', isChanged: true };
  const { type } = open({ papers: { items: [act] } });
  await type('акт прохоров');
  await option(/^Акт выдачи 26-АВ-0001.*Изменилось/);
  const names = screen.getAllByRole('option').map((one) => one.textContent);
  expect(names[0]).toContain('Акт выдачи: Иван Прохоров');
  expect(names.at(-1)).toContain('26-АВ-0001');
});

test('documents are not asked for without the permission or for other texts', async () => {
  const { type, server } = open({}, { paper: null });
  await type('договор прохоров');
  await screen.findAllByRole('option', { name: /Прохоров/ });
  expect(server.sent('FoundPapers')).toEqual([]);
});

test('«сервис рио завтра» and «замена рио» open maintenance and the breakdown of a rented car', async () => {
  const { type, onGo, user } = open();
  await type('сервис рио завтра');
  await user.click(await option(/^Сервис: Kia Rio/));
  expect(onGo).toHaveBeenLastCalledWith('/service/3/2026-11-21/2026-11-21');
  await type('замена рио');
  await user.click(await option(/^Замена автомобиля: Kia Rio.*Иван Прохоров/));
  expect(onGo).toHaveBeenLastCalledWith('/breakdown/3');
});

test('«рио сломалась» opens the replacement of a car without a rental', async () => {
  const [, ended] = FOUND.bookings;
  const { type, onGo, user } = open({ search: { ...FOUND, bookings: [ended] } });
  await type('рио сломалась');
  await user.click(await option(/^Замена автомобиля: Kia Rio/));
  expect(onGo).toHaveBeenLastCalledWith('/swap/3');
});

test('«замена прохорова» opens the breakdown of the car of his current rental', async () => {
  const { type, onGo, server, user } = open({ search: { ...FOUND, cars: [] } });
  await type('замена прохорова');
  await user.click(await option(/^Замена автомобиля: Kia Rio.*Иван Прохоров/));
  expect(onGo).toHaveBeenLastCalledWith('/breakdown/3');
  expect(server.sent('Search').at(-1)?.variables.text).toBe('прохоров');
  expect(screen.getAllByRole('option')).toHaveLength(1);
});

test('a command without a result shows what to type', async () => {
  const { type } = open({ search: { cars: [], customers: [], bookings: [] } });
  await type('продлить сидорова');
  await screen.findByText(SEARCH_DIALOG_TEXTS.missing.extend);
  await type('сервис завтра');
  await screen.findByText(SEARCH_DIALOG_TEXTS.missing.service);
});

test('screens are found by their names', async () => {
  const { type } = open({ search: { cars: [], customers: [], bookings: [] } });
  for (const { title } of PAGES) {
    await type(title.toLowerCase());
    await option(new RegExp(title));
  }
  await type('долги');
  await option(/Должники/);
});

test('a command without its permission is a search', async () => {
  const { type } = open({}, { newBooking: null, extend: null });
  await type('продлить прохорова');
  await option(/^Kia Rio/);
  expect(screen.queryByText(SEARCH_DIALOG_TEXTS.missing.extend)).toBeNull();
});

test('without a response the search shows an error and a retry', async () => {
  const { type, server, user } = open();
  server.disconnect();
  await type('рио');
  const failure = await screen.findByRole('alert');
  expect(failure.textContent).toContain('Поиск не удался');
  server.connect();
  await user.click(screen.getByRole('button', { name: KIT_TEXTS.retry }));
  await option(/^Kia Rio/);
  expect(screen.queryByRole('alert')).toBeNull();
});
