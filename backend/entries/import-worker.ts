import type { ImportAnswer, ImportOrder, UndoOrder } from '@backend/domain/import/import-job';
import { runImport } from '@backend/features/import/run-import';
import { runPreview } from '@backend/features/import/run-preview';
import { runUndo } from '@backend/features/import/run-undo';
import { serveJobs } from '@backend/jobs/serve-jobs';
import { openStore, type StoreOptions } from '@backend/store/open-store';
import type { ImportProgress } from '@schema/import';

/** Entry of the process that reads uploaded tables; it has its own connection to the database. */
serveJobs<StoreOptions, ImportOrder | UndoOrder, ImportAnswer, ImportProgress>(async (options) => {
  const store = await openStore(options);
  return (order, report) => {
    report({ stage: 'reading', done: 0, total: 0 });
    if (order.run === 'undo') return runUndo(store, order);
    return order.run === 'preview'
      ? runPreview(store, order, report)
      : runImport(store, order, report);
  };
});
