import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { ReadRows } from '@backend/testing/data/till-movements';
import { type Day, instantAt } from '@schema/values/time/calendar';
import { onTestFinished } from 'vitest';
import { ZONE } from '../../../support/board/board-facts';
import { DEMO_USERS } from '../../../support/sign-in';
import { type Product, startProduct } from '../../../support/start-product';
import { type Call, callsTo, cookieOf } from '../calls';
import { type Engine, onPostgres, startFaulted } from '../faulted-product';

export const LOGINS = ['admin', 'manager'] as const;
export type Login = (typeof LOGINS)[number];

/** Hour at which the clocks start on each day, company time. */
const MORNING = '08:00';
/** Cars of the demo company. */
const CARS = 2;

/** A server of the company; several share its database on PostgreSQL. */
export interface Server {
  readonly product: Product;
  isUp: boolean;
  calls: Readonly<Record<Login, Call>>;
}

/** Servers of one company: two on PostgreSQL; SQLite refuses a second one. */
export async function startServers(engine: Engine): Promise<{
  readonly servers: readonly Server[];
  readonly readRows: ReadRows;
}> {
  const product = await startFaulted(engine, { cars: CARS });
  const { env, dataDir } = product;
  const products: Product[] = [product];
  if (engine === 'postgres') {
    const second = await startProduct({ cars: CARS, env, dataDir });
    onTestFinished(async () => {
      await second.stop('SIGKILL');
    });
    products.push(second);
  }
  const calls = await callsOf(product);
  const readRows: ReadRows = (sql) =>
    engine === 'postgres'
      ? onPostgres(env.DATABASE_URL ?? '', async (client) => (await client.query(sql)).rows)
      : Promise.resolve(fromFile(join(dataDir, 'avtoprokat.sqlite'), sql));
  return { readRows, servers: products.map((one) => ({ product: one, isUp: true, calls })) };
}

function fromFile(file: string, sql: string) {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    return [...database.prepare(sql).iterate()];
  } finally {
    database.close();
  }
}

async function callsOf(product: Product): Promise<Server['calls']> {
  const [admin, manager] = await Promise.all(
    LOGINS.map(async (login) =>
      callsTo(product, await cookieOf(product, login, DEMO_USERS[login])),
    ),
  );
  if (!admin || !manager) throw new Error('no user');
  return { admin, manager };
}

/** Restarts all servers in the morning of the day and signs the users in again. */
export async function openOn(day: Day, servers: readonly Server[]): Promise<void> {
  await Promise.all(servers.map(({ product }) => product.halt()));
  const shift = instantAt(day, MORNING, ZONE).getTime() - Date.now();
  await Promise.all(
    servers.map(async (server) => {
      await server.product.resume(shift);
      server.isUp = true;
      server.calls = await callsOf(server.product);
    }),
  );
}

export async function restart(server: Server): Promise<void> {
  await server.product.resume();
  server.isUp = true;
}
