import { IMPORT_LIMITS } from '@schema/import';
import { idParam, intOf, textField } from '../request';
import { type RestRequest, type RestRow, row } from '../row';
import { selectionOf } from '../selections';

const PARAMETERS = `$file: FileContent!, $kind: String, $sheet: String, $headerRow: Int, $columns: String,
  $createCars: Boolean, $dateOrder: String`;
const ARGUMENTS = `file: $file, kind: $kind, sheet: $sheet, headerRow: $headerRow, columns: $columns,
  createCars: $createCars, dateOrder: $dateOrder`;
const RESULT = selectionOf('ImportResult');
const ROWS = { 'ImportPreview.rows': 'rowsJson has them without a resolver per field' };
const PREVIEW = selectionOf('ImportPreview', ROWS);
const JOB = selectionOf('ImportJob', { 'ImportJob.preview': 'long, read by a call of its own' });

const upload = { field: 'file', maxBytes: () => IMPORT_LIMITS.maxBytes } as const;

const variables = (request: RestRequest) => ({
  file: request.file,
  kind: textField(request, 'kind'),
  sheet: textField(request, 'sheet'),
  headerRow: intOf(textField(request, 'headerRow') ?? ''),
  columns: textField(request, 'columns'),
  createCars: textField(request, 'createCars') === 'true',
  dateOrder: textField(request, 'dateOrder'),
});

interface Preview {
  readonly rowsJson: unknown;
}
const withRows = ({ rowsJson, ...rest }: Preview) => ({ ...rest, rows: rowsJson });

/** Preview and import of a company's spreadsheet. Beyond the documented paths. */
export const importRows: readonly RestRow[] = [
  row<{ previewImport: Preview }>({
    method: 'POST',
    path: '/import/preview',
    upload,
    operation: `query PreviewImport(${PARAMETERS}) {
      previewImport(${ARGUMENTS}) ${PREVIEW}
    }`,
    variables,
    pick: ({ previewImport }) => withRows(previewImport),
  }),
  row<{ importSheet: unknown }>({
    method: 'POST',
    path: '/import',
    upload,
    operation: `mutation ImportSheet(${PARAMETERS}) {
      importSheet(${ARGUMENTS}) ${RESULT}
    }`,
    variables,
    pick: ({ importSheet }) => importSheet,
    status: 201,
  }),
  row<{ undoImport: unknown }>({
    method: 'POST',
    path: '/import/{operationId}/undo',
    operation: `mutation UndoImport($operationId: Int!) {
      undoImport(operationId: $operationId) ${selectionOf('ImportUndone')}
    }`,
    variables: (request) => ({ operationId: idParam(request, 'operationId') }),
    pick: ({ undoImport }) => undoImport,
  }),
  row<{ startImportJob: unknown }>({
    method: 'POST',
    path: '/import/jobs',
    upload,
    operation: `mutation StartImportJob($run: String!, $fileName: String, ${PARAMETERS}) {
      startImportJob(run: $run, fileName: $fileName, ${ARGUMENTS}) ${JOB}
    }`,
    variables: (request) => ({
      ...variables(request),
      run: textField(request, 'run') ?? '',
      fileName: textField(request, 'fileName'),
    }),
    pick: ({ startImportJob }) => startImportJob,
    status: 202,
  }),
  row<{ importJobs: unknown }>({
    method: 'GET',
    path: '/import/jobs',
    operation: `query ImportJobs { importJobs ${JOB} }`,
    pick: ({ importJobs }) => ({ items: importJobs }),
  }),
  row<{ importJob: unknown }>({
    method: 'GET',
    path: '/import/jobs/{id}',
    operation: `query ImportJob($id: Int!) { importJob(id: $id) ${JOB} }`,
    variables: (request) => ({ id: idParam(request) }),
    pick: ({ importJob }) => importJob,
  }),
  row<{ importJob: { preview: Preview | null } }>({
    method: 'GET',
    path: '/import/jobs/{id}/preview',
    operation: `query ImportJobPreview($id: Int!) { importJob(id: $id) { preview ${PREVIEW} } }`,
    variables: (request) => ({ id: idParam(request) }),
    pick: ({ importJob: { preview } }) => preview && withRows(preview),
  }),
  row<{ cancelImportJob: unknown }>({
    method: 'POST',
    path: '/import/jobs/{id}/cancel',
    operation: `mutation CancelImportJob($id: Int!) { cancelImportJob(id: $id) ${JOB} }`,
    variables: (request) => ({ id: idParam(request) }),
    pick: ({ cancelImportJob }) => cancelImportJob,
  }),
];
