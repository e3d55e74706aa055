import { Button } from '@frontend/shared/ui/buttons/Button';
import { Spinner } from '@frontend/shared/ui/feedback/Spinner';
import { Stack } from '@frontend/shared/ui/layout/Stack';
import { Text } from '@frontend/shared/ui/layout/Text';
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
    <Stack
      as="section"
      gap={14}
      align="center"
      className={css.running}
      aria-label={IMPORT_TEXTS.progress}
    >
      <Spinner description={text} />
      <progress className={css.progress} value={part} aria-label={text} />
      {isConnectionLost ? (
        <Text as="p" tone="muted" size="label">
          {IMPORT_TEXTS.connectionLost}
        </Text>
      ) : (
        run === 'import' &&
        job !== null && (
          <Text as="p" tone="muted" size="label">
            {IMPORT_TEXTS.mayLeave}
          </Text>
        )
      )}
      {stage !== 'writing' && (job !== null || run === 'preview') && (
        <Button onClick={onCancel}>{IMPORT_TEXTS.cancel}</Button>
      )}
    </Stack>
  );
}
