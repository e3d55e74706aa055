import { COLUMN_KINDS } from '@backend/store/copy/table-shapes';
import { array, boolean, type InferType, number, object, string } from 'yup';
import { BackupFailure } from './backup-failure';

/** Version of the layout of the file; a program reads its own and earlier ones. */
export const FORMAT = 1;

/** Names of the parts of the file. */
export const MANIFEST = 'manifest.json';
export const MANIFEST_SUM = 'manifest.sha256';
export const tablePart = (table: string) => `tables/${table}.ndjson`;
export const filePart = (key: string) => `files/${key}`;

const NAME = /^[a-z][a-z0-9_]*$/;
const SUM = /^[0-9a-f]{64}$/;
const name = string().required().matches(NAME);
const sum = string().required().matches(SUM);
const count = number().required().integer().min(0);

const shape = object({
  format: number().required().oneOf([FORMAT]),
  createdAt: string().required(),
  engine: string().required().oneOf(['sqlite', 'postgres']),
  /** The last migration of the copied database. */
  schema: string().required(),
  tables: array(
    object({
      name,
      columns: array(object({ name, kind: string().required().oneOf(COLUMN_KINDS) })).required(),
      key: array(name).required(),
      isNumbered: boolean().required(),
      rows: count,
      lastNumber: count,
      sha256: sum,
    }),
  ).required(),
  files: array(
    object({
      // As uploads name them: no path can leave the folder.
      key: string()
        .required()
        .matches(/^[0-9a-z][0-9a-z.-]*$/),
      contentType: string().required(),
      bytes: count,
      sha256: sum,
    }),
  ).required(),
  /** Files in use that are missing in the file store. */
  missingFiles: array(string().required()).required(),
});

/** Table of contents of a copy, with a checksum of every part. */
export type Manifest = InferType<typeof shape>;

/** Throws BackupFailure when the text is not a manifest that this program can read. */
export function parseManifest(text: string): Manifest {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new BackupFailure('Оглавление копии не читается: файл испорчен.');
  }
  const format = (json as { format?: unknown } | null)?.format;
  if (typeof format === 'number' && format > FORMAT) {
    throw new BackupFailure('Копия сделана более новой версией программы. Обновите программу.');
  }
  try {
    return shape.validateSync(json, { strict: true });
  } catch (cause) {
    throw new BackupFailure('Оглавление копии не читается: файл испорчен.', { cause });
  }
}
