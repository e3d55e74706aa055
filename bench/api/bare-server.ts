import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { millisecondsInDay } from 'date-fns/constants';
import { openDatabase, type Statement } from './database.ts';
import { serveJson } from './json-server.ts';

/**
 * The yardstick: SQL and JSON over a bare HTTP server, without checks or rules. A create reads and
 * writes the same rows as the product: session, customer, tariffs, booking, history.
 * node bare-server.ts <database file>; prints its address.
 */

const database = openDatabase(process.argv[2] ?? '');

const BOOKING = `b.id, b.car_id as carId, b.start_date as startDate, b.end_date as endDate,
  b.handed_over_at as handedOverAt, b.returned_at as returnedAt, b.cancelled_at as cancelledAt,
  c.full_name as customer, '+' || c.phone as customerPhone, b.source_id as sourceId,
  s.name as sourceName, b.notes, b.total_price_kopecks as totalPrice, b.price_edited as priceEdited,
  b.deposit_kopecks as depositAmount, b.deposit_comment as depositComment, b.created_at as createdAt,
  b.version`;
const JOINED = `from bookings b join customers c on c.id = b.customer_id
  left join sources s on s.id = b.source_id`;

const cars =
  database.prepare(`select c.id, brand, model, license_plate as licensePlate, color, year,
  deposit_kopecks as depositAmount, c.sort_order as sortOrder, p.url as photo
  from cars c left join car_photos p on p.car_id = c.id order by c.sort_order, c.id`);
const touching = database.prepare(`select ${BOOKING} ${JOINED}
  where b.is_complete and b.cancelled_at is null and b.occupied_until > ? and +b.start_date < ?
  order by b.start_date`);
const works = database.prepare(`select id, car_id as carId, description, status,
  start_date as startDate, end_date as endDate, cost_kopecks as cost, version
  from maintenances where end_date > ? and start_date < ? order by start_date`);
const everything = database.prepare(`select ${BOOKING}, k.brand, k.model, k.license_plate as plate,
  k.color, k.year, c.email ${JOINED} join cars k on k.id = b.car_id
  where b.is_complete order by b.created_at desc`);
const tariffs = database.prepare(`select g.id, g.name, t.min_days as minDays,
  t.price_per_day_kopecks as price from tariff_groups g join tariffs t on t.group_id = g.id
  where g.car_id = ? order by g.sort_order, t.min_days desc`);
const anyCustomer = database.prepare('select id from customers where phone = ?');
const overlap = database.prepare(`select id from bookings where car_id = ? and cancelled_at is null
  and is_complete and start_date < ? and occupied_until > ?`);
const insert = database.prepare(`insert into bookings (car_id, customer_id, start_date, end_date,
  occupied_until, total_price_kopecks, deposit_kopecks, created_at) values (?, ?, ?, ?, ?, ?, ?, ?)`);

const caller = database.prepare(`select u.id, u.login, u.permissions from sessions s
  join users u on u.id = s.user_id where s.token_hash = ? and s.expires_at > ? and u.is_active`);
const history = database.prepare(`insert into change_log
  (at, user_id, user_login, operation, entity, entity_id, before, after)
  values (?, 1, 'admin', 'createBookingWithCustomer', 'booking', ?, null, ?)`);
const saved = database.prepare(`select ${BOOKING} ${JOINED} where b.id = ?`);

const iso = (ms: unknown) => (ms === null ? null : new Date(Number(ms)).toISOString());
const roubles = (kopecks: unknown) => (kopecks === null ? null : Number(kopecks) / 100);

type Row = ReturnType<Statement['all']>[number];

function booking(row: Row, now: number): Row {
  const status =
    Number(row.startDate) > now ? 'planned' : Number(row.endDate) > now ? 'active' : 'completed';
  return {
    ...row,
    status,
    startDate: iso(row.startDate),
    endDate: iso(row.endDate),
    handedOverAt: iso(row.handedOverAt),
    returnedAt: iso(row.returnedAt),
    cancelledAt: iso(row.cancelledAt),
    createdAt: iso(row.createdAt),
    totalPrice: roubles(row.totalPrice),
    depositAmount: roubles(row.depositAmount),
    priceEdited: row.priceEdited === 1,
    isExtension: false,
    conflict: false,
  };
}

const work = (row: Row): Row => ({
  ...row,
  startDate: iso(row.startDate),
  endDate: iso(row.endDate),
  cost: roubles(row.cost),
  conflict: false,
});

function boardRows(from: number, to: number) {
  const now = Date.now();
  const bookings = Map.groupBy(
    touching.all(from, to).map((row) => booking(row, now)),
    ({ carId }) => carId,
  );
  const maintenances = Map.groupBy(works.all(from, to).map(work), ({ carId }) => carId);
  return cars.all().map(({ photo, depositAmount, ...car }) => ({
    car: { ...car, depositAmount: roubles(depositAmount), photos: photo === null ? [] : [photo] },
    bookings: bookings.get(car.id) ?? [],
    maintenances: maintenances.get(car.id) ?? [],
  }));
}

/** One cell per day, in UTC: the yardstick has no company time zone. */
function cells(row: ReturnType<typeof boardRows>[number], from: number, days: number) {
  const list = Array.from({ length: days }, (_, index) => ({
    date: new Date(from + index * millisecondsInDay).toISOString().slice(0, 10),
    status: 'available',
    booking: null as Row | null,
    maintenance: null as Row | null,
  }));
  const paint = (kind: 'booking' | 'maintenance', status: string) => (event: Row) => {
    const first = Math.floor((Date.parse(String(event.startDate)) - from) / millisecondsInDay);
    const last = Math.floor((Date.parse(String(event.endDate)) - 1 - from) / millisecondsInDay);
    for (let day = Math.max(0, first); day <= Math.min(days - 1, last); day += 1) {
      const cell = list[day];
      if (!cell) continue;
      cell[kind] = { ...event, startsInCell: day === first, endsInCell: day === last };
      cell.status = status;
    }
  };
  row.bookings.forEach(paint('booking', 'reserved'));
  row.maintenances.forEach(paint('maintenance', 'maintenance'));
  const events = [
    ...row.bookings.map((event) => ({ kind: 'booking', ...event })),
    ...row.maintenances.map((event) => ({ kind: 'maintenance', ...event })),
  ];
  return { car: row.car, cells: list, events };
}

function list() {
  const now = Date.now();
  const items = everything.all().map(({ brand, model, plate, color, year, email, ...row }) => ({
    ...booking(row, now),
    customerName: row.customer,
    customer: { fullName: row.customer, phone: row.customerPhone, email },
    car: { id: row.carId, brand, model, licensePlate: plate, color, year },
    carTitle: `${brand} ${model}`,
    licensePlate: plate,
    durationDays: Math.ceil((Number(row.endDate) - Number(row.startDate)) / millisecondsInDay),
  }));
  return { items };
}

function estimate(body: Record<string, string>) {
  const days = Math.ceil(
    (Date.parse(body.endDate ?? '') - Date.parse(body.startDate ?? '')) / millisecondsInDay,
  );
  const tier = tariffs.all(body.carId).find(({ minDays }) => Number(minDays) <= days);
  const total = (Number(tier?.price ?? 0) * days) / 100;
  const line = { groupId: tier?.id, groupName: tier?.name, days, subtotal: total };
  return { totalPrice: total, totalDays: days, breakdown: [line] };
}

function create(body: Record<string, never>) {
  const { carId, totalPrice, depositAmount } = body as Record<string, unknown>;
  const start = Date.parse(body.startDate ?? '');
  const end = Date.parse(body.endDate ?? '');
  const { phone } = (body.customer ?? {}) as { phone?: string };
  caller.get(createHash('sha256').update(String(carId)).digest('hex'), Date.now());
  database.exec('begin immediate');
  try {
    if (overlap.get(carId, end, start)) throw new Error('taken');
    tariffs.all(carId);
    const customer = anyCustomer.get(phone?.slice(1));
    const prices = [Number(totalPrice) * 100, Number(depositAmount) * 100];
    const row = insert.run(carId, customer?.id, start, end, end, ...prices, Date.now());
    const id = Number(row.lastInsertRowid);
    history.run(Date.now(), id, JSON.stringify({ id, ...body }));
    database.exec('commit');
    return booking(saved.get(id) ?? {}, Date.now());
  } catch (error) {
    database.exec('rollback');
    throw error;
  }
}

async function bodyOf(request: IncomingMessage): Promise<Record<string, never>> {
  let text = '';
  for await (const piece of request) text += piece;
  return JSON.parse(text) as Record<string, never>;
}

async function answer(request: IncomingMessage): Promise<unknown> {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
  const from = Date.parse(`${searchParams.get('start')}T00:00:00+03:00`);
  const days = Number(searchParams.get('days'));
  if (pathname === '/board')
    return { data: { board: { rows: boardRows(from, from + days * millisecondsInDay) } } };
  if (pathname === '/cells') {
    const rows = boardRows(from, from + days * millisecondsInDay).map((row) =>
      cells(row, from, days),
    );
    return { start: searchParams.get('start'), days, rows };
  }
  if (pathname === '/bookings') return list();
  if (pathname === '/estimate') return estimate(await bodyOf(request));
  return create(await bodyOf(request));
}

serveJson(answer);
