import { IMPORT_LIMITS } from '@schema/import';
import { intOf } from '../request';
import { type RestRequest, type RestRow, row } from '../row';

const PARAMETERS = `$file: FileContent!, $kind: String, $sheet: String, $headerRow: Int, $columns: String,
  $createCars: Boolean`;
const ARGUMENTS = `file: $file, kind: $kind, sheet: $sheet, headerRow: $headerRow, columns: $columns,
  createCars: $createCars`;
const COUNTS = '{ refused incomplete repaired new same skipped }';

const upload = { field: 'file', maxBytes: () => IMPORT_LIMITS.maxBytes } as const;

/** A form has texts alone; an empty one says nothing. */
function textField({ body }: RestRequest, name: string): string | null {
  const text = body[name];
  return typeof text === 'string' && text !== '' ? text : null;
}

const variables = (request: RestRequest) => ({
  file: request.file,
  kind: textField(request, 'kind'),
  sheet: textField(request, 'sheet'),
  headerRow: intOf(textField(request, 'headerRow') ?? ''),
  columns: textField(request, 'columns'),
  createCars: textField(request, 'createCars') === 'true',
});

/** A company's own spreadsheet: looked at, then brought in. Beyond the documented paths. */
export const importRows: readonly RestRow[] = [
  row<{ previewImport: { rowsJson: unknown } }>({
    method: 'POST',
    path: '/import/preview',
    upload,
    operation: `query PreviewImport(${PARAMETERS}) {
      previewImport(${ARGUMENTS}) {
        kind sheet sheets headerRow columns { title field samples } problem rowsJson counts ${COUNTS}
        newCars newCustomers newSources
      }
    }`,
    variables,
    pick: ({ previewImport: { rowsJson, ...rest } }) => ({ ...rest, rows: rowsJson }),
  }),
  row<{ importSheet: unknown }>({
    method: 'POST',
    path: '/import',
    upload,
    operation: `mutation ImportSheet(${PARAMETERS}) {
      importSheet(${ARGUMENTS}) {
        kind counts ${COUNTS} cars customers sources bookings incomplete
      }
    }`,
    variables,
    pick: ({ importSheet }) => importSheet,
    status: 201,
  }),
];
