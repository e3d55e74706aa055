import { parentPort, workerData } from 'node:worker_threads';
import { buildSchema } from './graphql/build-schema';
import { serveStreams } from './jobs/serve-streams';
import { createLog } from './logging/create-log';
import type { ReadHead, ReadOrder } from './rest/read-order';
import type { ReadWorkerData } from './rest/read-thread';
import { serveReads } from './rest/serve-reads';
import { openStore } from './store/open-store';

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
