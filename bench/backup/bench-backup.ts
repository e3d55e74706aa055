import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import sharp from 'sharp';
import { startBucket } from '../../backend/testing/bucket.ts';
import { buildIfNeeded } from '../../tools/build/build.ts';
import { exitCodeOf, startNode } from '../../tools/child.ts';
import { inRoot, TaskError } from '../../tools/root.ts';
import { startPostgres } from '../../tools/test/postgres.ts';
import { signIn } from '../sign-in.ts';
import { startServer } from '../start-server.ts';
import { type Waits, waitsDuring } from '../waits.ts';

const CARS = [60, 1000];
const ENGINES = ['SQLite', 'PostgreSQL'] as const;
const STORES = ['folder', 'bucket'] as const;
const PHOTOS = 12;
/** Pixels: a phone's photo after the product has made it smaller. */
const PHOTO = { width: 1600, height: 1200 };
/** Duration of board requests without a copy, ms. */
const QUIET_MS = 8000;

type Engine = (typeof ENGINES)[number];
interface Case {
  readonly engine: Engine;
  readonly cars: number;
  readonly store: (typeof STORES)[number];
}

const HEAD = `| engine | cars | files in | copy, s | size, MB | restore on the other, s | board alone, p50 / p99 ms | beside the copy |
|---|---|---|---|---|---|---|---|`;

/** A JPEG with the detail of a photo. */
async function photo(): Promise<Buffer> {
  const { width, height } = PHOTO;
  const [small, raw] = [{ width: width / 4, height: height / 4 }, { channels: 3 as const }];
  const noise = randomBytes(small.width * small.height * 3);
  return sharp(noise, { raw: { ...small, ...raw } })
    .resize(width, height)
    .jpeg({ quality: 90 })
    .toBuffer();
}

async function uploadPhotos(url: string, cookie: string, photos: readonly Buffer[]) {
  for (const bytes of photos) {
    const form = new FormData();
    form.append('photo', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'car.jpg');
    const answer = await fetch(`${url}/api/uploads/cars/photos`, {
      method: 'POST',
      headers: { cookie },
      body: form,
    });
    if (!answer.ok) throw new TaskError(`A photo: ${answer.status} ${await answer.text()}`);
  }
}

/** Runs an entry of the built server; returns its seconds. */
async function timed(entry: string, file: string, env: NodeJS.ProcessEnv): Promise<number> {
  const startedAt = performance.now();
  const args = [inRoot('dist/server', `${entry}.js`), file];
  const code = await exitCodeOf(startNode(args, { env: { ...process.env, ...env } }));
  if (code !== 0) throw new TaskError(`${entry} ended with ${code}.`);
  return (performance.now() - startedAt) / 1000;
}

async function createDatabase(server: string): Promise<string> {
  const name = `backup_${randomBytes(6).toString('hex')}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

const bucketEnv = ({ settings }: Awaited<ReturnType<typeof startBucket>>) => ({
  S3_BUCKET: settings.bucket,
  S3_ENDPOINT: settings.endpoint,
  S3_ACCESS_KEY_ID: settings.accessKeyId,
  S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
});

async function placeOf(engine: Engine, dataDir: string, server: string) {
  mkdirSync(dataDir);
  const place = { DATA_DIR: dataDir, LOG_LEVEL: 'error' };
  if (engine === 'SQLite') return place;
  return { ...place, DATABASE_URL: await createDatabase(server) };
}

const waitsText = ({ p50, p99 }: Waits) => `${p50.toFixed(0)} / ${p99.toFixed(0)}`;

async function measure(one: Case, server: string, photos: readonly Buffer[]): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-backup-'));
  const bucket = await startBucket();
  const file = join(folder, 'copy.zip');
  const env: NodeJS.ProcessEnv = {
    ...(await placeOf(one.engine, join(folder, 'data'), server)),
    ...(one.store === 'bucket' && bucketEnv(bucket)),
    PORT: '0',
    DEMO_CARS: String(one.cars),
    SESSION_REQUESTS: '0',
  };
  const product = await startServer(['--enable-source-maps', inRoot('dist/server/demo.js')], env);
  try {
    const cookie = await signIn(product.url);
    await uploadPhotos(product.url, cookie, photos);
    const start = new Date().toISOString().slice(0, 10);
    const board = async () => {
      const url = `${product.url}/api/board?start=${start}&days=21`;
      const answer = await fetch(url, { headers: { cookie } });
      await answer.arrayBuffer();
      if (!answer.ok) throw new TaskError(`The board: ${answer.status}.`);
    };
    await waitsDuring(board, pause(QUIET_MS / 4));
    const alone = await waitsDuring(board, pause(QUIET_MS));
    const beside = await waitsDuring(board, timed('backup', file, env));
    const other = one.engine === 'SQLite' ? 'PostgreSQL' : 'SQLite';
    const restored = await timed(
      'restore',
      file,
      await placeOf(other, join(folder, 'new'), server),
    );
    const size = statSync(file).size / 1024 / 1024;
    const cells = [one.engine, one.cars, one.store, beside.answer.toFixed(1), size.toFixed(1)];
    const waits = [waitsText(alone.waits), waitsText(beside.waits)];
    return `| ${[...cells, restored.toFixed(1), ...waits].join(' | ')} |`;
  } finally {
    await product.stop();
    await bucket.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * npm run bench -- backup: a copy of a running server, its restore on the other engine, and the
 * latency of the board meanwhile.
 */
export async function run(): Promise<number> {
  await buildIfNeeded();
  const photos = await Promise.all(Array.from({ length: PHOTOS }, photo));
  const server = await startPostgres();
  console.log(`${PHOTOS} photos; the board of 21 days is asked every 50 ms.`);
  console.log(HEAD);
  try {
    for (const engine of ENGINES) {
      for (const cars of CARS) {
        for (const store of STORES) {
          console.log(await measure({ engine, cars, store }, server.url, photos));
        }
      }
    }
  } finally {
    await server.stop();
  }
  return 0;
}
