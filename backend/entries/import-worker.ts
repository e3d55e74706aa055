import { parentPort, workerData } from 'node:worker_threads';
import type { ImportAnswer, ImportOrder } from '@backend/domain/import/import-job';
import { runImport } from '@backend/features/import/run-import';
import { runPreview } from '@backend/features/import/run-preview';
import { serveJobs } from '@backend/jobs/serve-jobs';
import { openStore, type StoreOptions } from '@backend/store/open-store';
import type { ImportProgress } from '@schema/import';

/** Entry of the import worker: uses its own connection, so that the main thread is not blocked. */
if (!parentPort) throw new Error('import-worker is started as a thread');

const store = await openStore(workerData as StoreOptions);

serveJobs<ImportOrder, ImportAnswer, ImportProgress>(parentPort, (order, report) => {
  report({ stage: 'reading', done: 0, total: 0 });
  return order.run === 'preview'
    ? runPreview(store, order, report)
    : runImport(store, order, report);
});
