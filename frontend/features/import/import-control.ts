import { failureTextOrOwn } from '@frontend/shared/data/failure-text';
import { announce } from '@frontend/shared/data/stale';
import { attemptKeys } from '@frontend/shared/data/use-attempt-key';
import { newIdempotencyKey } from '@frontend/shared/lib/idempotency-key';
import { showToast } from '@frontend/shared/ui/feedback/toasts';
import {
  IMPORT_LIMITS,
  type ImportField,
  type ImportPreview,
  type ImportRun,
} from '@schema/import';
import { MESSAGES } from '@schema/messages';
import { fileTooLarge } from '@schema/messages/files';
import { doneText } from '@schema/texts/files/import';
import { followJob, isEnded, isLost } from './follow-job';
import {
  askJobPreview,
  askLatestJobs,
  cancelJob,
  type ImportChoice,
  type ImportJob,
  type ImportResult,
  NO_CHOICE,
  startJob,
} from './import-request';
import { withMeaning } from './import-sums';
import { isJobSeen, rememberSeenJob } from './seen-job';

/** Everything the import's page shows. */
export interface ImportDeskState {
  readonly file: File | null;
  /** Of the file, or of a job that was begun elsewhere. */
  readonly fileName: string | null;
  readonly choice: ImportChoice;
  readonly preview: ImportPreview | null;
  readonly result: ImportResult | null;
  readonly failure: string | null;
  readonly work: ImportRun | null;
  /** Of the file that is handed over, 0 to 1. */
  readonly share: number;
  /** What the server does with it; null: it does not have it yet. */
  readonly job: ImportJob | null;
  /** An import that ended while nobody was on the page. */
  readonly last: ImportJob | null;
  readonly isConnectionLost: boolean;
}

const NOTHING: ImportDeskState = {
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

/** Reading less ends sooner than a call to end it. */
const LONG_BYTES = 1024 * 1024;

const FAILED = { preview: MESSAGES.importing.previewFailed, import: MESSAGES.importing.failed };

/**
 * A file on its way in: read as often as its meaning is corrected, then brought in once. It lives longer than the page
 * that shows it, so that leaving the page loses nothing.
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
    else this.#set({ failure: fileTooLarge(IMPORT_LIMITS.maxBytes) });
  };

  change = (part: Partial<ImportChoice>) => {
    if (!this.#state.file) return;
    this.#set({ choice: { ...this.#state.choice, ...part } });
    void this.#run('preview');
  };

  /** Gives a column another meaning; the kind stays what the columns were chosen for. */
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

  /** Back to the choice of a file; a job that runs goes on, unless it is only read for a preview. */
  restart = () => {
    const { job, last } = this.#state;
    const ended = job ?? last;
    if (ended?.run === 'import' && isEnded(ended)) rememberSeenJob(ended.id);
    this.#dropPreview();
    this.#set(NOTHING);
  };

  /** Ends the job before it writes; its end is heard as of any other. */
  cancel = () => {
    const { job, work } = this.#state;
    if (work === 'preview') this.restart();
    else if (job) {
      void cancelJob(job.id).catch((error: unknown) =>
        showToast('error', failureTextOrOwn(error, MESSAGES.generic.error)),
      );
    }
  };

  /** Finds an import that was begun before the page was loaded. */
  resume = async () => {
    if (this.#state !== NOTHING) return;
    const { signal } = this.#work;
    const jobs = await askLatestJobs(signal).catch(() => []);
    const latest = jobs.find(({ run }) => run === 'import');
    if (signal.aborted || this.#state !== NOTHING || !latest) return;
    if (isEnded(latest)) {
      if (!isJobSeen(latest, new Date())) this.#set({ last: latest });
      return;
    }
    this.#set({ fileName: latest.fileName, work: 'import', job: latest });
    await this.#finish(latest, signal);
  };

  #set(part: Partial<ImportDeskState>) {
    this.#state = part === NOTHING ? NOTHING : { ...this.#state, ...part };
    for (const listener of this.#listeners) listener();
  }

  /** The latest question alone is answered; the server need not go on with the one before. */
  #dropPreview() {
    this.#work.abort();
    this.#work = new AbortController();
    const { work, job, file } = this.#state;
    const isLong = file !== null && file.size > LONG_BYTES;
    if (isLong && work === 'preview' && job && !isEnded(job)) {
      cancelJob(job.id).catch(() => undefined);
    }
  }

  /** A failure keeps what was chosen and what was shown. */
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
      this.#fail(run, failureTextOrOwn(error, FAILED[run]), signal);
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
        // The next try is another attempt: this one's answer is known.
        this.#keyOf = attemptKeys(newIdempotencyKey);
        this.#set({ job });
        this.#fail(job.run, job.refusal.message, signal);
      } else if (job.run === 'preview') await this.#showPreview(job, signal);
      else this.#showResult(job);
    } catch (error) {
      // Signed out, or somebody else has signed in: it is no news of theirs.
      if (isLost(error)) this.#set(NOTHING);
      else this.#fail(begun.run, failureTextOrOwn(error, FAILED[begun.run]), signal);
    }
  }

  async #showPreview(job: ImportJob, signal: AbortSignal) {
    const preview = await askJobPreview(job.id, signal);
    signal.throwIfAborted();
    this.#set({ preview, work: null, job: null });
  }

  #showResult(job: ImportJob) {
    announce('importSheet');
    this.#set({ job, result: job.result, work: null });
    if (job.result) this.#tell('success', doneText(job.result));
  }

  #fail(run: ImportRun, failure: string, signal: AbortSignal) {
    if (signal.aborted) return;
    this.#set({ failure, work: null, isConnectionLost: false });
    if (run === 'import') this.#tell('error', `${FAILED.import}: ${failure}`);
  }

  /** Whoever has left the page hears of the end where they are. */
  #tell(kind: 'success' | 'error', text: string) {
    if (this.#listeners.size === 0) showToast(kind, text);
  }
}
