import { millisecondsInDay } from 'date-fns/constants';
import { serveJson } from '../json-server.ts';
import { openBenchDatabase, type Row } from './bench-database.ts';
import { fleetQuery } from './fleet-query.ts';

/**
 * The yardstick: one statement and JSON over a bare HTTP server, without checks or rules.
 * node bare-server.ts <database file or address>; prints its address.
 */

const database = openBenchDatabase(process.argv[2] ?? '');
const statement = fleetQuery(database);

const roubles = (kopecks: number) => kopecks / 100;
const rate = (revenue: number, days: number) => (days > 0 ? Math.round(revenue / days) / 100 : 0);

function carOf(row: Row, periodDays: number) {
  const [revenue, days] = [Number(row.revenue ?? 0), Number(row.days ?? 0)];
  return {
    totalRevenue: roubles(revenue),
    totalMaintenanceCost: roubles(Number(row.cost ?? 0)),
    loadPercent: (days / periodDays) * 100,
    rentalDays: days,
    averageDailyRate: rate(revenue, days),
    bookingsCount: Number(row.bookings ?? 0),
    carId: row.id,
    carTitle: `${row.brand} ${row.model}`,
    licensePlate: row.plate,
    color: row.color,
    year: row.year,
  };
}

async function fleet(start: string, end: string) {
  const [from, to] = [Date.parse(start), Date.parse(end)];
  const rows = await database.query(statement, { from, to });
  const days = Math.round((to - from) / millisecondsInDay);
  const sum = (name: string) => rows.reduce((total, row) => total + Number(row[name] ?? 0), 0);
  const [revenue, rentalDays, bookings] = [sum('revenue'), sum('days'), sum('bookings')];
  const manual = Number(rows[0]?.manual ?? 0);
  return {
    summary: {
      periodStart: start,
      periodEnd: end,
      totalRevenue: roubles(revenue + manual),
      manualAdjustmentsTotal: roubles(manual),
      fleetLoadPercent: (rentalDays / (rows.length * days)) * 100,
      totalCars: rows.length,
      averageDailyRate: rate(revenue, rentalDays),
      totalMaintenanceCost: roubles(sum('cost')),
      totalBookings: bookings,
      totalRentalDays: rentalDays,
      averageBookingLength: sum('lengths') / bookings,
    },
    cars: rows.map((row) => carOf(row, days)),
  };
}

serveJson((request) => {
  const { searchParams } = new URL(request.url ?? '', 'http://localhost');
  return fleet(searchParams.get('start') ?? '', searchParams.get('end') ?? '');
});
