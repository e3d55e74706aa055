import { Button } from '@frontend/shared/ui/buttons/Button';
import { Spinner } from '@frontend/shared/ui/feedback/Spinner';
import type { ImportRun } from '@schema/import';
import { IMPORT_TEXTS, jobStageText } from '@schema/texts/files/import';
import css from './Import.module.css';
import type { ImportJob } from './import-request';

interface ImportProgressProps {
  readonly run: ImportRun;
  /** Null: the file is still uploading. */
  readonly job: ImportJob | null;
  readonly share: number;
  readonly isConnectionLost: boolean;
  readonly onCancel: () => void;
}

/** Progress of an import; it can be cancelled until rows are written. */
export function ImportProgress(props: ImportProgressProps) {
  const { run, job, share, isConnectionLost, onCancel } = props;
  const stage = job?.stage ?? null;
  const isWriting = stage === 'writing' && job !== null && job.rowsTotal > 0;
  const part = job === null ? share : isWriting ? job.rowsDone / job.rowsTotal : undefined;
  const text = job === null ? IMPORT_TEXTS.uploading : jobStageText(job);
  return (
    <section className={css.running} aria-label={IMPORT_TEXTS.progress}>
      <Spinner description={text} />
      <progress className={css.progress} value={part} aria-label={text} />
      {isConnectionLost ? (
        <p className={css.quiet}>{IMPORT_TEXTS.connectionLost}</p>
      ) : (
        run === 'import' && job !== null && <p className={css.quiet}>{IMPORT_TEXTS.mayLeave}</p>
      )}
      {stage !== 'writing' && (job !== null || run === 'preview') && (
        <Button onClick={onCancel}>{IMPORT_TEXTS.cancel}</Button>
      )}
    </section>
  );
}
