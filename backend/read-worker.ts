import { parentPort, workerData } from 'node:worker_threads';
import type { Config } from './config';
import { buildSchema } from './graphql/build-schema';
import { serveStreams } from './jobs/serve-streams';
import { createLog } from './logging/create-log';
import type { ReadHead, ReadOrder } from './rest/read-order';
import { serveReads } from './rest/serve-reads';
import { openStore, type StoreOptions } from './store/open-store';

/** What the thread of long reads is started with. */
export interface ReadWorkerData {
  readonly store: StoreOptions;
  readonly config: Config;
}

/** Entry of the thread of long reads: its own connection, so that the server answers meanwhile. */
if (!parentPort) throw new Error('read-worker is started as a thread');

const { store, config } = workerData as ReadWorkerData;

const read = serveReads({
  schema: buildSchema(),
  store: await openStore(store),
  config,
  log: createLog(config.logLevel),
});
serveStreams<ReadOrder, ReadHead>(parentPort, read);
