import { meaningFault } from '@backend/domain/import/columns/meaning-fault';
import type { ImportAnswer, ImportOrder, PreviewHead } from '@backend/domain/import/import-job';
import { draftsOf } from '@backend/domain/import/plan/drafts';
import { type ImportPlan, NO_PLAN } from '@backend/domain/import/plan/import-plan';
import { countFates, leftOutRows, planImport } from '@backend/domain/import/plan/plan-import';
import { keepImportPreview } from '@backend/store/import-jobs';
import type { Store } from '@backend/store/open-store';
import type { ImportProgress, ImportRow } from '@schema/import';
import { loadKnown } from './load-known';
import { type SpendingBy, spendingBy } from './load-spending';
import { readUpload } from './read-upload';

/** Rows of one page: parsed in a millisecond or two. */
const PAGE = 500;

function pagesOf(rows: readonly ImportRow[]): string[] {
  const pages: string[] = [];
  for (let start = 0; start < rows.length; start += PAGE) {
    pages.push(JSON.stringify(rows.slice(start, start + PAGE)));
  }
  return pages;
}

/**
 * A dry run in the import worker: returns the outcome of each row and writes only the job's result.
 */
export async function runPreview(
  store: Store,
  order: ImportOrder,
  report: (progress: ImportProgress) => void,
): Promise<ImportAnswer> {
  const { read, sheets, occasion } = await readUpload(order);
  const total = read.body.rows.length;
  report({ stage: 'judging', done: 0, total });
  const problem = meaningFault(read);
  const plan = problem === null ? await planOf(store, read, occasion, spendingBy(order)) : NO_PLAN;
  const { kind, sheet, headerRow, columns } = read;
  const head: PreviewHead = {
    kind,
    sheet,
    sheets,
    headerRow,
    columns,
    problem,
    counts: countFates(plan.rows),
    newCars: plan.cars.length,
    newCustomers: plan.customers.length,
    newSources: plan.sources,
    newOpenings: plan.openings.length,
    remarks: [...read.remarks, ...plan.remarks],
    asksDateOrder: read.rules.open.size > 0,
    sheetRows: read.table.rows.length,
    leftOutRows: leftOutRows(read, plan.rows),
  };
  const pages = pagesOf(plan.rows);
  const { jobId, now } = order;
  if (jobId === null) return { head, pages };
  await store.write(store.fork(), (em) =>
    keepImportPreview(em, jobId, { preview: head, rows: pages.join('\n'), now }),
  );
  return { head, pages: [] };
}

async function planOf(
  store: Store,
  read: Parameters<typeof planImport>[0],
  occasion: Parameters<typeof planImport>[2],
  by: SpendingBy,
): Promise<ImportPlan> {
  const drafted = draftsOf(read, occasion);
  const known = await loadKnown(store.fork(), drafted, occasion, by);
  return planImport(read, known, occasion, drafted);
}
