import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBenchDatabase } from '../bench/analytics/bench-database.ts';
import { fillYear } from '../bench/analytics/fill-year.ts';
import { type Load, type LoadRequest, measure } from '../bench/load.ts';
import { median } from '../bench/ratios.ts';
import { signIn } from '../bench/sign-in.ts';
import { startServer } from '../bench/start-server.ts';
import { buildIfNeeded } from '../build/build.ts';
import { inRoot, runTask, TaskError } from '../root.ts';
import { startPostgres } from '../test/postgres.ts';

const CARS = 5000;
const ROUNDS = 5;
const AIM = 2;
/** Each of latency and throughput of each side in a round. Milliseconds. */
const EACH_MS = 1000;

interface Outcome {
  bare: Load;
  ours: Load;
}

interface Engine {
  readonly name: string;
  readonly databaseUrl?: string;
}

/** Answers with the same figures: a yardstick that computes something else measures nothing. */
async function demandSame(bare: LoadRequest, ours: LoadRequest): Promise<void> {
  const read = async ({ url, headers = {} }: LoadRequest) =>
    (await (await fetch(url, { headers })).json()) as {
      summary: Record<string, unknown>;
      cars: unknown[];
    };
  const [theirs, own] = [await read(bare), await read(ours)];
  const same = (name: string) => theirs.summary[name] === own.summary[name];
  const names = ['totalRevenue', 'totalRentalDays', 'totalBookings', 'totalMaintenanceCost'];
  const different = names.filter((name) => !same(name));
  if (different.length > 0 || JSON.stringify(theirs.cars) !== JSON.stringify(own.cars)) {
    const at = own.cars.findIndex(
      (car, index) => JSON.stringify(car) !== JSON.stringify(theirs.cars[index]),
    );
    const cars = `${JSON.stringify(theirs.cars[at])} and ${JSON.stringify(own.cars[at])}`;
    throw new TaskError(`The two sides disagree: ${different.join(', ') || cars}.`);
  }
}

async function compare(bare: LoadRequest, ours: LoadRequest): Promise<Outcome[]> {
  const rounds: Outcome[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    // The order alternates from round to round.
    const first = round % 2 === 0 ? bare : ours;
    const one = await measure(first, EACH_MS);
    const other = await measure(first === bare ? ours : bare, EACH_MS);
    rounds.push(first === bare ? { bare: one, ours: other } : { bare: other, ours: one });
  }
  return rounds;
}

function line(name: string, rounds: Outcome[]): string {
  const of = (pick: (one: Outcome) => number) => median(rounds.map(pick));
  const latency = `${of(({ bare }) => bare.latencyMs).toFixed(0)} / ${of(({ ours }) => ours.latencyMs).toFixed(0)}`;
  const rate = `${of(({ bare }) => bare.perSecond).toFixed(1)} / ${of(({ ours }) => ours.perSecond).toFixed(1)}`;
  const times = (value: number) => `${value.toFixed(2)}×`;
  return [
    name.padEnd(14),
    latency.padStart(18),
    times(of(({ bare, ours }) => ours.latencyMs / bare.latencyMs)).padStart(9),
    rate.padStart(18),
    times(of(({ bare, ours }) => bare.perSecond / ours.perSecond)).padStart(9),
    `≤ ${AIM}×`.padStart(8),
  ].join('');
}

async function run({ name, databaseUrl }: Engine): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-analytics-'));
  const started: { stop(): Promise<void> }[] = [];
  const env = {
    DATA_DIR: folder,
    PORT: '0',
    DEMO_CARS: String(CARS),
    LOG_LEVEL: 'warn',
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  };
  try {
    const product = await startServer(['--enable-source-maps', inRoot('dist/server/demo.js')], env);
    started.push(product);
    const file = readdirSync(folder).find((entry) => entry.endsWith('.sqlite'));
    const where = databaseUrl ?? (file && join(folder, file));
    if (!where) throw new TaskError('The product left no database to measure on.');
    const database = openBenchDatabase(where);
    const today = new Date().setUTCHours(21, 0, 0, 0);
    const year = await fillYear(database, today);
    await database.close();
    const bareServer = await startServer([inRoot('tools/bench/analytics/bare-server.ts'), where]);
    started.push(bareServer);

    const iso = (ms: number) => new Date(ms).toISOString();
    const period = `start=${iso(year.start)}&end=${iso(year.end)}`;
    const headers = { cookie: await signIn(product.url) };
    const bare: LoadRequest = { method: 'GET', url: `${bareServer.url}/?${period}` };
    const ours: LoadRequest = {
      ...{ method: 'GET', headers },
      url: `${product.url}/api/analytics/fleet?${period}`,
    };
    await demandSame(bare, ours);
    console.log(`${line(name, await compare(bare, ours))}${String(year.bookings).padStart(11)}`);
  } finally {
    await Promise.all(started.map((server) => server.stop()));
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * npm run bench:analytics: a year of a large fleet, over HTTP, beside one statement written by hand, on
 * both engines. The two sides take turns in every round and must agree on every figure.
 */
await runTask(async () => {
  await buildIfNeeded();
  console.log(
    `Fleet analytics of ${CARS} cars over 365 days; statement by hand / ours, medians of ${ROUNDS} rounds.`,
  );
  console.log(
    'engine            latency, ms    ratio        per second    ratio     aim   bookings',
  );
  await run({ name: 'SQLite' });
  const postgres = await startPostgres();
  try {
    await run({ name: 'PostgreSQL', databaseUrl: postgres.url });
  } finally {
    await postgres.stop();
  }
  return 0;
});
