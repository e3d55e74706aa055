import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { onTestFinished } from 'vitest';
import { reportServer } from '../../support/report-server';
import { type Product, type ProductOptions, startProduct } from '../../support/start-product';

export const ENGINES = ['sqlite', 'postgres'] as const;
export type Engine = (typeof ENGINES)[number];

/** Runs statements on a server of PostgreSQL, outside any product. */
export async function onPostgres<T>(url: string, job: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await job(client);
  } finally {
    await client.end();
  }
}

/** An empty database on the server, dropped after the test. Returns its URL. */
async function newDatabase(server: string): Promise<string> {
  const name = `faults_${randomBytes(6).toString('hex')}`;
  await onPostgres(server, (client) => client.query(`create database ${name}`));
  onTestFinished(() =>
    onPostgres(server, async (client) => {
      await client.query(`drop database if exists ${name} with (force)`);
    }),
  );
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** Settings of a product on this engine, without bounds: one test user sends what a hundred would. */
export async function settingsOn(engine: Engine): Promise<Record<string, string>> {
  const unbounded = { SESSION_REQUESTS: '0', STRANGER_REQUESTS: '0', LOG_LEVEL: 'warn' };
  if (engine === 'sqlite') return unbounded;
  const server = process.env.TEST_POSTGRES_URL;
  if (!server) throw new Error('TEST_POSTGRES_URL is not set: run vitest by its project');
  return { ...unbounded, DATABASE_URL: await newDatabase(server) };
}

/** A product with the settings by which another program reaches its data. */
type FaultedProduct = Product & { readonly env: Readonly<Record<string, string>> };

/** The demo company on this engine, killed after the test. */
export async function startFaulted(
  engine: Engine,
  options: ProductOptions,
): Promise<FaultedProduct> {
  const env = await settingsOn(engine);
  const product = await startProduct({ ...options, env });
  onTestFinished(async ({ task }) => {
    if (task.result?.state === 'fail') reportServer(product.output());
    await product.stop('SIGKILL');
  });
  return Object.assign(product, { env });
}
