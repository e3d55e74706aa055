import type { ImportCounts, ImportKind, ImportPreview } from '@schema/import';
import type { Permission } from '@schema/permissions';

/** What is asked about a file, as it came. */
export interface AskedImport {
  readonly kind?: string | null;
  readonly sheet?: string | null;
  readonly headerRow?: number | null;
  readonly columns?: string | null;
  readonly createCars?: boolean | null;
}

/** Who imports. */
export interface ImportUser {
  readonly id: number;
  readonly login: string;
  readonly permissions: readonly Permission[];
}

/** Everything the import's thread has to know; plain data, so that it can be sent. */
export interface ImportOrder {
  readonly run: 'preview' | 'import';
  readonly file: Uint8Array;
  readonly asked: AskedImport;
  readonly user: ImportUser;
  readonly now: Date;
  readonly zone: string;
  readonly requireReturnMark: boolean;
  readonly idempotencyKey: string | null;
  /** The row of `import_jobs` that gets the result; null: the caller waits for it. */
  readonly jobId: number | null;
}

/** A preview without its rows, which may be many. */
export type PreviewHead = Omit<ImportPreview, 'rows'>;

/** What an import has done. */
export interface ImportResult {
  readonly kind: ImportKind;
  readonly counts: ImportCounts;
  readonly cars: number;
  readonly customers: number;
  readonly sources: number;
  /** Complete ones. */
  readonly bookings: number;
  readonly incomplete: number;
}

/** What the import's thread answers. */
export type ImportAnswer =
  | { readonly head: PreviewHead; readonly pages: readonly string[] }
  | { readonly result: ImportResult; readonly touchedCars: readonly number[] };

/** Did the import add anything that others may see? */
export const addsAnything = ({ cars, customers, sources, bookings, incomplete }: ImportResult) =>
  cars + customers + sources + bookings + incomplete > 0;
