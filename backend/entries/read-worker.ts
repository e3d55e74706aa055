import { parentPort, workerData } from 'node:worker_threads';
import { buildSchema } from '@backend/graphql/build-schema';
import { serveStreams } from '@backend/jobs/serve-streams';
import { createLog } from '@backend/logging/create-log';
import type { QueryOrder } from '@backend/long-reads/query-order';
import type { ReadHead } from '@backend/long-reads/read-order';
import type { ReadWorkerData } from '@backend/long-reads/read-thread';
import { serveQueries } from '@backend/long-reads/serve-queries';
import type { RowOrder } from '@backend/rest/row-order';
import { serveReads } from '@backend/rest/serve-reads';
import { openStore } from '@backend/store/open-store';

/** Entry of a long-read thread with its own connection, so that the server stays responsive. */
if (!parentPort) throw new Error('read-worker is started as a thread');

const { store, config } = workerData as ReadWorkerData;

const schema = buildSchema();
const parts = { store: await openStore(store), config, log: createLog(config.logLevel) };
const rows = serveReads(schema, parts);
const queries = serveQueries(schema, parts);

serveStreams<RowOrder | QueryOrder, ReadHead>(parentPort, (order, signal) =>
  'query' in order ? queries(order, signal) : rows(order, signal),
);
