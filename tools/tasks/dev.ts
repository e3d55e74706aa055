import type { ChildProcess } from 'node:child_process';
import { rmSync, watch } from 'node:fs';
import { build, createServer, type Rolldown, type ViteDevServer } from 'vite';
import { buildIfNeeded } from '../build/build.ts';
import { writeClientOperations, writeGenerated } from '../build/generated.ts';
import { exitCodeOf, startNode } from '../child.ts';
import { demandFile, inRoot, runTask } from '../root.ts';

/** Separate from dist/server, whose stamp must stay valid. */
const SERVER_FOLDER = 'dist/dev-server';
const API_PORT = process.env.PORT || '4000';
const CLIENT_PORT = process.env.CLIENT_PORT || '5173';
const QUIET_MS = 100;

let api: ChildProcess | null = null;
let stopping = false;

async function stopApi(): Promise<void> {
  const running = api;
  api = null;
  if (running === null || running.exitCode !== null || running.signalCode !== null) return;
  const ended = exitCodeOf(running);
  running.kill('SIGTERM');
  await ended;
}

function startApi(): void {
  const started = startNode(['--enable-source-maps', inRoot(SERVER_FOLDER, 'demo.js')], {
    env: {
      ...process.env,
      NODE_ENV: 'development',
      PORT: API_PORT,
      DATA_DIR: process.env.DATA_DIR || './data/dev',
    },
  });
  api = started;
  started.once('exit', (code) => {
    if (api === started && !stopping)
      console.error(`The server ended (${code}); waiting for a change.`);
  });
}

/** Reports a failure and continues: the next change may fix it. */
async function attempt(what: string, job: () => Promise<string[]>): Promise<void> {
  try {
    const changed = await job();
    if (changed.length > 0) console.log(`Wrote ${changed.join(', ')}.`);
  } catch (error) {
    console.error(`${what}: ${error instanceof Error ? error.message : error}`);
  }
}

async function onServerBuilt(): Promise<void> {
  await stopApi();
  await attempt('Generated files', () => writeGenerated(SERVER_FOLDER));
  if (!stopping) startApi();
}

async function watchServer(): Promise<Rolldown.RolldownWatcher> {
  rmSync(inRoot(SERVER_FOLDER), { recursive: true, force: true });
  const watcher = (await build({
    configFile: inRoot('vite.server.config.ts'),
    mode: 'development',
    logLevel: 'warn',
    // Files of the last build stay while the next is written: a server may start from them.
    build: { outDir: inRoot(SERVER_FOLDER), emptyOutDir: false, watch: {} },
  })) as Rolldown.RolldownWatcher;
  let last = Promise.resolve();
  let builds = 0;
  watcher.on('event', (event) => {
    if (event.code === 'START') builds += 1;
    if (event.code === 'ERROR') console.error(event.error.message);
    if (event.code !== 'END') return;
    const build = builds;
    last = last.then(() => (build === builds ? onServerBuilt() : undefined));
  });
  return watcher;
}

function watchOperations(): { close(): void } {
  let timer: NodeJS.Timeout | undefined;
  return watch(inRoot('frontend'), { recursive: true }, (_event, path) => {
    if (!path?.endsWith('.graphql')) return;
    clearTimeout(timer);
    timer = setTimeout(() => void attempt('Client operations', writeClientOperations), QUIET_MS);
  });
}

async function startClient(): Promise<ViteDevServer> {
  process.env.API_PORT = API_PORT;
  process.env.PORT = CLIENT_PORT;
  const client = await createServer({ configFile: inRoot('vite.config.ts'), mode: 'development' });
  await client.listen();
  client.printUrls();
  return client;
}

function untilSignal(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.once(signal, () => resolve());
  });
}

/**
 * npm run dev: the client with hot reload on CLIENT_PORT (5173), the server rebuilt and restarted
 * after each change on PORT (4000), generated files kept fresh, demo data in ./data/dev. The playground is as
 * at the start.
 */
await runTask(async () => {
  demandFile('backend/entries/demo.ts', 'there is no server to run');
  demandFile('frontend/index.html', 'there is no client to run');
  const stop = untilSignal();
  await buildIfNeeded(['playground']);
  const watcher = await watchServer();
  const operations = watchOperations();
  const client = await startClient();
  await stop;
  stopping = true;
  operations.close();
  await Promise.all([watcher.close(), client.close(), stopApi()]);
  return 0;
});
