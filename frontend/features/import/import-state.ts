import type { ImportPreview, ImportRun } from '@schema/import';
import { type ImportChoice, type ImportJob, type ImportResult, NO_CHOICE } from './import-request';

export interface ImportFailure {
  readonly run: ImportRun;
  readonly message: string;
  /** The file itself is refused: a retry has the same result. */
  readonly isOfFile: boolean;
}

export interface ImportScreenState {
  readonly file: File | null;
  /** Name of the selected file, or of a job started elsewhere. */
  readonly fileName: string | null;
  readonly choice: ImportChoice;
  readonly preview: ImportPreview | null;
  readonly result: ImportResult | null;
  readonly failure: ImportFailure | null;
  readonly work: ImportRun | null;
  /** Upload progress, 0 to 1. */
  readonly share: number;
  /** The server's job; null before the upload completes. */
  readonly job: ImportJob | null;
  /** An import that ended while the page was closed. */
  readonly last: ImportJob | null;
  readonly isConnectionLost: boolean;
}

export const NOTHING: ImportScreenState = {
  file: null,
  fileName: null,
  choice: NO_CHOICE,
  preview: null,
  result: null,
  failure: null,
  work: null,
  share: 0,
  job: null,
  last: null,
  isConnectionLost: false,
};
