import type { ImportCounts, ImportKind, ImportPreview } from '@schema/import';
import type { Permission } from '@schema/permissions';

/** The parameters of an import, unvalidated. */
export interface ImportRequest {
  readonly kind?: string | null;
  readonly sheet?: string | null;
  readonly headerRow?: number | null;
  readonly columns?: string | null;
  readonly createCars?: boolean | null;
  readonly dateOrder?: string | null;
  /** Of expenses in cash without a till. */
  readonly tillId?: number | null;
}

export interface ImportUser {
  readonly id: number;
  readonly login: string;
  readonly permissions: readonly Permission[];
}

/** Input of the import process; plain data, so that it can be sent to the process. */
export interface ImportOrder {
  readonly run: 'preview' | 'import';
  readonly file: Uint8Array;
  readonly request: ImportRequest;
  readonly user: ImportUser;
  readonly now: Date;
  readonly zone: string;
  readonly requireReturnMark: boolean;
  readonly idempotencyKey: string | null;
  /** The row of `import_jobs` that stores the result; null: the caller waits for it. */
  readonly jobId: number | null;
  /** Draft of the notice stored with the import; null without other servers. */
  readonly draftId: string | null;
}

/** A preview without its rows. */
export type PreviewHead = Omit<ImportPreview, 'rows'>;

/** Numbers of added records. */
export interface ImportResult {
  readonly kind: ImportKind;
  readonly counts: ImportCounts;
  readonly cars: number;
  readonly customers: number;
  readonly sources: number;
  /** Complete bookings. */
  readonly bookings: number;
  readonly incomplete: number;
  /** Opening balances of existing bookings. */
  readonly openings: number;
  readonly expenses: number;
  /** Data for the undo; null when nothing was added. Absent in earlier releases. */
  readonly operationId?: number | null;
}

/** An import to be undone, for the process of imports. */
export interface UndoOrder {
  readonly run: 'undo';
  readonly operationId: number;
  readonly user: ImportUser;
  readonly now: Date;
  readonly idempotencyKey: string | null;
  readonly draftId: string | null;
}

/** Numbers of deleted records. */
export interface UndoneImport {
  readonly operationId: number;
  readonly cars: number;
  readonly customers: number;
  readonly sources: number;
  readonly bookings: number;
  /** Opening balance entries, reversed by offsetting entries. */
  readonly entries: number;
  /** Expenses, reversed by contrary operations. */
  readonly expenses: number;
}

export type ImportAnswer =
  | { readonly head: PreviewHead; readonly pages: readonly string[] }
  | { readonly result: ImportResult; readonly touchedCars: readonly number[] }
  | { readonly undone: UndoneImport; readonly touchedCars: readonly number[] };

/** Whether the import added anything visible to other users. */
export const addsAnything = (added: ImportResult) =>
  added.cars +
    added.customers +
    added.sources +
    added.bookings +
    added.incomplete +
    added.openings +
    added.expenses >
  0;
