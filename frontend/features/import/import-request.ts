import { sendForm } from '@frontend/shared/data/commands/upload-file';
import { idempotencyHeader } from '@frontend/shared/data/commands/use-attempt-key';
import { RefusedAnswer } from '@frontend/shared/data/requests/refusal';
import { sendRequest } from '@frontend/shared/data/requests/request';
import type {
  ImportCounts,
  ImportDateOrder,
  ImportField,
  ImportKind,
  ImportPreview,
  ImportRun,
  ImportStage,
  ImportState,
} from '@schema/import';
import { MESSAGES } from '@schema/messages';
import type { ImportSums } from '@schema/texts/files/import';

/** Corrections of the user; null: the server's guess is used. */
export interface ImportChoice {
  readonly kind: ImportKind | null;
  readonly sheet: string | null;
  readonly headerRow: number | null;
  readonly columns: readonly (ImportField | null)[] | null;
  readonly createCars: boolean;
  readonly dateOrder: ImportDateOrder | null;
  /** Of expenses in cash without a till; null: the user's own. */
  readonly tillId: number | null;
}

export const NO_CHOICE: ImportChoice = {
  kind: null,
  sheet: null,
  headerRow: null,
  columns: null,
  createCars: false,
  dateOrder: null,
  tillId: null,
};

export interface ImportResult extends ImportSums {
  readonly kind: ImportKind;
  readonly counts: ImportCounts;
  /** ID for the undo; null when nothing was added. */
  readonly operationId: number | null;
}

/** Response of GET /api/import/jobs/{id}. */
export interface ImportJob {
  readonly id: number;
  readonly run: ImportRun;
  readonly fileName: string | null;
  readonly state: ImportState;
  readonly stage: ImportStage | null;
  readonly rowsDone: number;
  readonly rowsTotal: number;
  readonly result: ImportResult | null;
  readonly refusal: { readonly code: string; readonly message: string } | null;
  readonly createdAt: string;
  readonly undoneAt: string | null;
}

const IMPORT = '/api/import';
const JOBS = `${IMPORT}/jobs`;

function formOf(file: File, choice: ImportChoice): FormData {
  const form = new FormData();
  form.append('file', file);
  form.append('fileName', file.name);
  const { kind, sheet, headerRow, columns, createCars, dateOrder, tillId } = choice;
  if (kind) form.append('kind', kind);
  if (sheet) form.append('sheet', sheet);
  if (headerRow !== null) form.append('headerRow', String(headerRow));
  if (columns) form.append('columns', columns.map((field) => field ?? '').join(','));
  if (createCars) form.append('createCars', 'true');
  if (dateOrder) form.append('dateOrder', dateOrder);
  if (tillId !== null) form.append('tillId', String(tillId));
  return form;
}

interface Sending {
  readonly run: ImportRun;
  readonly choice: ImportChoice;
  readonly key?: string;
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

/** Uploads a file and starts its job; poll the job for its result. */
export async function startJob(file: File, sending: Sending): Promise<ImportJob> {
  const { run, choice, key, ...rest } = sending;
  const form = formOf(file, choice);
  form.append('run', run);
  const headers = key === undefined ? {} : idempotencyHeader(key).headers;
  // The response shape is checked by the server's contract test.
  return (await sendForm({ path: JOBS, form, headers, ...rest })) as unknown as ImportJob;
}

/** Throws errors that refusalOf reads. */
async function fetchJson<Body>(path: string, init?: RequestInit): Promise<Body> {
  const answer = await sendRequest(path, init);
  const body: unknown = await answer.json().catch(() => null);
  if (answer.ok && body !== null) return body as Body;
  throw new RefusedAnswer(MESSAGES.generic.unavailable, [body], answer.status);
}

const requestJobs = <Body>(path: string, init?: RequestInit) =>
  fetchJson<Body>(`${JOBS}${path}`, init);

export const undoImport = (operationId: number, key: string) =>
  fetchJson<unknown>(`${IMPORT}/${operationId}/undo`, {
    method: 'POST',
    ...idempotencyHeader(key),
  });

export const fetchJob = (id: number, signal: AbortSignal) =>
  requestJobs<ImportJob>(`/${id}`, { signal });

export const fetchJobPreview = (id: number, signal: AbortSignal) =>
  requestJobs<ImportPreview>(`/${id}/preview`, { signal });

/** The user's latest jobs, newest first. */
export const fetchLatestJobs = async (signal: AbortSignal): Promise<readonly ImportJob[]> =>
  (await requestJobs<{ items: ImportJob[] }>('', { signal })).items;

export const cancelJob = (id: number) =>
  requestJobs<ImportJob>(`/${id}/cancel`, { method: 'POST' });
