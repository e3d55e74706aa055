import { IMPORT_LIMITS } from '@schema/import';
import { computed, type RestRow, type UploadRule } from '../row';

const upload: UploadRule = { maxBytes: () => IMPORT_LIMITS.maxBytes };

interface Preview {
  readonly rows: unknown;
}

const JOB = { 'ImportJob.preview': 'long, read by a call of its own' };

const rowsLast = ({ rows, ...rest }: Preview) => ({ ...rest, rows });

/** Preview and import of a company's spreadsheet. Beyond the documented paths. */
export const importRows: readonly RestRow[] = [
  computed<Preview>({
    method: 'POST',
    path: '/import/preview',
    field: 'previewImport',
    upload,
    pick: rowsLast,
  }),
  { method: 'POST', path: '/import', field: 'importSheet', upload, status: 201 },
  { method: 'POST', path: '/import/{operationId}/undo', field: 'undoImport' },
  {
    method: 'POST',
    path: '/import/jobs',
    field: 'startImportJob',
    upload,
    without: JOB,
    status: 202,
  },
  { method: 'GET', path: '/import/jobs', field: 'importJobs', without: JOB, wrap: 'items' },
  { method: 'GET', path: '/import/jobs/{id}', field: 'importJob', without: JOB },
  computed<{ readonly preview: Preview | null }>({
    method: 'GET',
    path: '/import/jobs/{id}/preview',
    field: 'importJob',
    name: 'ImportJobPreview',
    selects: ['preview'],
    pick: ({ preview }) => preview && rowsLast(preview),
  }),
  { method: 'POST', path: '/import/jobs/{id}/cancel', field: 'cancelImportJob', without: JOB },
];
