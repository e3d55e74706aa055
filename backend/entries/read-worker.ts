import { parentPort, workerData } from 'node:worker_threads';
import { buildSchema } from '@backend/graphql/build-schema';
import { serveStreams } from '@backend/jobs/serve-streams';
import { createLog } from '@backend/logging/create-log';
import type { ReadHead, ReadOrder } from '@backend/rest/read-order';
import type { ReadWorkerData } from '@backend/rest/read-thread';
import { serveReads } from '@backend/rest/serve-reads';
import { openStore } from '@backend/store/open-store';

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
