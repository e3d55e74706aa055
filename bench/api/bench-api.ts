import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { millisecondsInDay } from 'date-fns/constants';
import { buildIfNeeded } from '../../tools/build/build.ts';
import { inRoot, TaskError } from '../../tools/root.ts';
import { type Load, measure } from '../measure-request.ts';
import { median } from '../ratios.ts';
import { signIn } from '../sign-in.ts';
import { startServer } from '../start-server.ts';
import { type Database, openDatabase } from './database.ts';
import { type Scenario, scenarios } from './scenarios.ts';

const CARS = 1000;
const BOOKINGS = 50_000;
const ROUNDS = 3;
/** Duration of each measurement of a side in a round. Milliseconds. */
const EACH_MS = 1000;

interface Outcome {
  bare: Load;
  ours: Load;
}

/** Copies past bookings a year back until there are `count`. */
function fillUp(database: Database): void {
  const count = () => Number(database.prepare('select count(*) as n from bookings').get()?.n);
  const columns = `car_id, customer_id, source_id, total_price_kopecks, deposit_kopecks, notes, version,
    is_complete, created_at`;
  for (let years = 1; count() < BOOKINGS; years += 1) {
    const back = years * 400 * millisecondsInDay;
    database.exec(`insert into bookings (${columns}, start_date, end_date, occupied_until)
      select ${columns}, start_date - ${back}, end_date - ${back}, occupied_until - ${back}
      from bookings where is_complete and cancelled_at is null and returned_at is null
        and start_date > ${Date.now() - 100 * millisecondsInDay} limit ${BOOKINGS - count()}`);
    if (years > 50) throw new TaskError('The bookings could not be brought to their number.');
  }
}

async function compare({ bare, ours }: Scenario): Promise<Outcome[]> {
  const rounds: Outcome[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push({ bare: await measure(bare, EACH_MS), ours: await measure(ours, EACH_MS) });
  }
  return rounds;
}

const times = (rounds: Outcome[], ratio: (one: Outcome) => number) =>
  `${median(rounds.map(ratio)).toFixed(2)}×`;

function line({ name, aim }: Scenario, rounds: Outcome[]): string {
  const of = (pick: (one: Outcome) => number) => median(rounds.map(pick));
  const size = (of((one) => one.ours.bytes) / 1024).toFixed(1);
  return [
    name.padEnd(17),
    `${of((one) => one.bare.latencyMs).toFixed(2)} / ${of((one) => one.ours.latencyMs).toFixed(2)}`.padStart(
      18,
    ),
    times(rounds, (one) => one.ours.latencyMs / one.bare.latencyMs).padStart(9),
    `${of((one) => one.bare.perSecond).toFixed(1)} / ${of((one) => one.ours.perSecond).toFixed(1)}`.padStart(
      18,
    ),
    times(rounds, (one) => one.bare.perSecond / one.ours.perSecond).padStart(9),
    (aim === null ? '' : `≤ ${aim}×`).padStart(8),
    size.padStart(9),
  ].join('');
}

/**
 * npm run bench -- api: the cost of the API compared with bare SQL and JSON on the same database. A
 * word after it selects calls by part of their names: npm run bench -- api create.
 */
export async function run(args: string[]): Promise<number> {
  await buildIfNeeded();
  const folder = mkdtempSync(join(tmpdir(), 'bench-api-'));
  const env = {
    DATA_DIR: folder,
    PORT: '0',
    DEMO_CARS: String(CARS),
    LOG_LEVEL: 'warn',
    // The caller exceeds the rate limit of a user.
    SESSION_REQUESTS: '0',
  };
  const started: { stop(): Promise<void> }[] = [];
  try {
    const product = await startServer(['--enable-source-maps', inRoot('dist/server/demo.js')], env);
    started.push(product);
    const file = readdirSync(folder).find((name) => /\.(sqlite|db)$/.test(name));
    if (!file) throw new TaskError('The product left no database to measure on.');
    const database = openDatabase(join(folder, file));
    fillUp(database);
    const phone = `+${database.prepare('select phone from customers limit 1').get()?.phone}`;
    const counted = database.prepare('select count(*) as n from bookings').get()?.n;
    database.close();
    const bare = await startServer([inRoot('bench/api/bare-server.ts'), join(folder, file)]);
    started.push(bare);

    const start = new Date(Date.now() - 21 * millisecondsInDay).toISOString().slice(0, 10);
    const cookie = await signIn(product.url);
    const all = scenarios({
      bareUrl: bare.url,
      url: product.url,
      cookie,
      cars: CARS,
      start,
      phone,
    });
    console.log(
      `${CARS} cars, ${counted} bookings, SQLite; bare / ours, medians of ${ROUNDS} rounds.`,
    );
    console.log(
      'call                   latency, ms    ratio         per second    ratio     aim       KB',
    );
    const named = all.filter(({ name }) => name.includes(args[0] ?? ''));
    for (const scenario of named) console.log(line(scenario, await compare(scenario)));
    return 0;
  } finally {
    await Promise.all(started.map((server) => server.stop()));
    rmSync(folder, { recursive: true, force: true });
  }
}
