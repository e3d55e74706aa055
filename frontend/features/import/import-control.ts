import { announce } from '@frontend/shared/data/commands/stale';
import { attemptKeys } from '@frontend/shared/data/commands/use-attempt-key';
import { failureTextOrOwn } from '@frontend/shared/data/requests/failure-text';
import { refusalOf } from '@frontend/shared/data/requests/refusal';
import { newIdempotencyKey } from '@frontend/shared/lib/idempotency-key';
import { showToast } from '@frontend/shared/ui/feedback/toasts';
import { IMPORT_LIMITS, type ImportField, type ImportRun } from '@schema/import';
import { MESSAGES } from '@schema/messages';
import { fileTooLarge } from '@schema/messages/files';
import { doneText, IMPORT_TEXTS } from '@schema/texts/files/import';
import { followJob, isEnded, isLost } from './follow-job';
import {
  cancelJob,
  fetchJobPreview,
  fetchLatestJobs,
  type ImportChoice,
  type ImportJob,
  startJob,
} from './import-request';
import { type ImportScreenState, NOTHING } from './import-state';
import { withMeaning } from './import-sums';
import { isJobShown, rememberSeenJob } from './seen-job';

/** Minimum file size for a cancel request; a smaller preview completes sooner. */
const LONG_BYTES = 1024 * 1024;

const FAILED = { preview: MESSAGES.importing.previewFailed, import: MESSAGES.importing.failed };

/** Refusal codes that a retry cannot change. */
const OF_FILE: readonly string[] = [
  'VALIDATION_FAILED',
  'UNSUPPORTED_MEDIA_TYPE',
  'PAYLOAD_TOO_LARGE',
  'FORBIDDEN',
];

interface Failed {
  readonly code: string | null;
  readonly message: string;
}

/**
 * Import of one file: a preview for each change of its settings, then one import. Lives longer than
 * the page, so that leaving it loses nothing.
 */
export class ImportControl {
  #state = NOTHING;
  #work = new AbortController();
  #keyOf = attemptKeys(newIdempotencyKey);
  readonly #listeners = new Set<() => void>();

  constructor(readonly userId: number) {}

  readonly state = () => this.#state;

  readonly onChange = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  choose = (file: File) => {
    this.restart();
    this.#set({ file, fileName: file.name });
    if (file.size <= IMPORT_LIMITS.maxBytes) void this.#run('preview');
    else {
      const message = fileTooLarge(IMPORT_LIMITS.maxBytes);
      this.#set({ failure: { run: 'preview', message, isOfFile: true } });
    }
  };

  change = (part: Partial<ImportChoice>) => {
    if (!this.#state.file) return;
    this.#set({ choice: { ...this.#state.choice, ...part } });
    void this.#run('preview');
  };

  /** Assigns a field to a column and fixes the kind the columns were chosen for. */
  mean = (place: number, field: ImportField | null) => {
    const { preview } = this.#state;
    if (!preview) return;
    const columns = withMeaning(preview.columns, place, field);
    this.change({ kind: preview.kind, headerRow: preview.headerRow, columns });
  };

  retry = () => void this.#run('preview');

  submit = () => {
    if (!this.#state.work) void this.#run('import');
  };

  /** Returns to the file selection; an import continues, a preview is cancelled. */
  restart = () => {
    const { job, last } = this.#state;
    const ended = job ?? last;
    if (ended?.run === 'import' && isEnded(ended)) rememberSeenJob(ended.id);
    this.#dropPreview();
    this.#set(NOTHING);
  };

  /** Returns to the file selection, with the undo of the finished import. */
  again = () => {
    this.restart();
    void this.resume();
  };

  /** Returns to the file selection after the undo of the import. */
  undone = () => {
    announce('undoImport');
    showToast('success', IMPORT_TEXTS.undone);
    this.restart();
  };

  /** Cancels the job before it writes; polling reports the end. */
  cancel = () => {
    const { job, work } = this.#state;
    if (work === 'preview') this.restart();
    else if (job) {
      void cancelJob(job.id).catch((error: unknown) =>
        showToast('error', failureTextOrOwn(error, MESSAGES.generic.error)),
      );
    }
  };

  /** Resumes an import started before the page was loaded. */
  resume = async () => {
    if (this.#state !== NOTHING) return;
    const { signal } = this.#work;
    const jobs = await fetchLatestJobs(signal).catch(() => []);
    const latest = jobs.find(({ run }) => run === 'import');
    if (signal.aborted || this.#state !== NOTHING || !latest) return;
    if (isEnded(latest)) {
      if (isJobShown(latest, new Date())) this.#set({ last: latest });
      return;
    }
    this.#set({ fileName: latest.fileName, work: 'import', job: latest });
    await this.#finish(latest, signal);
  };

  #set(part: Partial<ImportScreenState>) {
    this.#state = part === NOTHING ? NOTHING : { ...this.#state, ...part };
    for (const listener of this.#listeners) listener();
  }

  /** Only the latest preview is shown: cancels the previous one. */
  #dropPreview() {
    this.#work.abort();
    this.#work = new AbortController();
    const { work, job, file } = this.#state;
    const isLong = file !== null && file.size > LONG_BYTES;
    if (isLong && work === 'preview' && job && !isEnded(job)) {
      cancelJob(job.id).catch(() => undefined);
    }
  }

  /** A failure keeps the settings and the shown preview. */
  async #run(run: ImportRun) {
    const { file, choice } = this.#state;
    if (!file) return;
    this.#dropPreview();
    const { signal } = this.#work;
    this.#set({ work: run, failure: null, share: 0, job: null });
    const { name, size, lastModified } = file;
    const key = run === 'import' ? this.#keyOf([name, size, lastModified, choice]) : undefined;
    const onProgress = (share: number) => this.#set({ share });
    try {
      const job = await startJob(file, { run, choice, key, onProgress, signal });
      signal.throwIfAborted();
      await this.#finish(job, signal);
    } catch (error) {
      this.#failBy(run, error, signal);
    }
  }

  async #finish(begun: ImportJob, signal: AbortSignal) {
    try {
      const job = await followJob(begun, {
        onJob: (seen) => this.#set({ job: seen }),
        onConnection: (isConnectionLost) => this.#set({ isConnectionLost }),
        signal,
      });
      if (job.refusal) {
        // The attempt has a definite response: the next one needs a new key.
        this.#keyOf = attemptKeys(newIdempotencyKey);
        this.#set({ job });
        this.#fail(job.run, job.refusal, signal);
      } else if (job.run === 'preview') await this.#showPreview(job, signal);
      else this.#showResult(job);
    } catch (error) {
      // Signed out, or another user has signed in: discard the state.
      if (isLost(error)) this.#set(NOTHING);
      else this.#failBy(begun.run, error, signal);
    }
  }

  async #showPreview(job: ImportJob, signal: AbortSignal) {
    const preview = await fetchJobPreview(job.id, signal);
    signal.throwIfAborted();
    this.#set({ preview, work: null, job: null });
  }

  #showResult(job: ImportJob) {
    announce('importSheet');
    this.#set({ job, result: job.result, work: null });
    if (job.result) this.#tell('success', doneText(job.result));
  }

  #failBy(run: ImportRun, error: unknown, signal: AbortSignal) {
    const message = failureTextOrOwn(error, FAILED[run]);
    this.#fail(run, { code: refusalOf(error)?.code ?? null, message }, signal);
  }

  #fail(run: ImportRun, { code, message }: Failed, signal: AbortSignal) {
    if (signal.aborted) return;
    // A refusal with a preview is one of its settings, which the user changes there.
    const isOfFile = code !== null && OF_FILE.includes(code) && this.#state.preview === null;
    this.#set({ failure: { run, message, isOfFile }, work: null, isConnectionLost: false });
    if (run === 'import') this.#tell('error', `${FAILED.import}: ${message}`);
  }

  /** Shows a toast when the user is on another page. */
  #tell(kind: 'success' | 'error', text: string) {
    if (this.#listeners.size === 0) showToast(kind, text);
  }
}
