import { isImportDateOrder, isImportKind, isImportRun } from '@schema/import';
import { MESSAGES } from '@schema/messages';
import { mixed, string } from 'yup';
import { flag, optionalNumber, optionalReference, optionalVersion, shapeOf } from './fields';

const { importing, tills, uploads } = MESSAGES;

export const uploadedFile = mixed<Uint8Array>()
  .defined(uploads.fileRequired)
  .nonNullable(uploads.fileRequired)
  .test('bytes', uploads.fileRequired, (bytes) => bytes instanceof Uint8Array);

export const photoPayload = shapeOf({ photo: uploadedFile }, [uploads.fileRequired]);
export const faviconPayload = shapeOf({ favicon: uploadedFile, version: optionalVersion() }, [
  uploads.fileRequired,
]);

/** The options of an import; the file decides which apply. */
const importFields = {
  file: uploadedFile,
  kind: mixed()
    .nullable()
    .test('kind', importing.kindInvalid, (kind) => !kind || isImportKind(kind)),
  sheet: string().typeError(importing.sheetNotFound).nullable(),
  headerRow: optionalNumber(importing.headerInvalid),
  columns: string().typeError(importing.columnsInvalid).nullable(),
  createCars: flag(),
  tillId: optionalReference(tills.unknown),
  dateOrder: mixed()
    .nullable()
    .test('dateOrder', importing.dateOrderInvalid, (order) => !order || isImportDateOrder(order)),
};
export const importPayload = shapeOf(importFields, [uploads.fileRequired, importing.kindInvalid]);

/** The same options for a background job. */
export const importJobPayload = shapeOf(
  {
    ...importFields,
    run: mixed().nullable().test('run', importing.runInvalid, isImportRun),
    fileName: string().typeError(importing.fileNameInvalid).nullable(),
  },
  [uploads.fileRequired, importing.kindInvalid, importing.runInvalid],
);
