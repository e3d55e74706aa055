import { useZone } from '@frontend/shared/data/session';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { Panel } from '@frontend/shared/ui/layout/Panel';
import { Row } from '@frontend/shared/ui/layout/Row';
import { doneText, IMPORT_TEXTS, lastImportText } from '@schema/texts/files/import';
import { formatMoment } from '@schema/values/time/calendar';
import css from './Import.module.css';
import type { ImportJob } from './import-request';
import { isJobSeen, undoableBy } from './seen-job';
import { UndoImport } from './UndoImport';

interface LastImportProps {
  readonly job: ImportJob;
  readonly onHide: () => void;
  readonly onUndone: () => void;
}

/** The result of an import that ended while its page was closed, and the undo of the last import. */
export function LastImport({ job, onHide, onUndone }: LastImportProps) {
  const zone = useZone();
  const { fileName, result, refusal, createdAt } = job;
  const operationId = undoableBy(job);
  const undo = result && operationId !== null && (
    <UndoImport operationId={operationId} result={result} onUndone={onUndone} />
  );
  if (result && isJobSeen(job)) {
    const rows = Object.values(result.counts).reduce((sum, count) => sum + count, 0);
    return (
      <Row gap={16} rowGap={8} align="center" wrap className={css.lastLine}>
        <span>{lastImportText(fileName, formatMoment(new Date(createdAt), zone), rows)}</span>
        {undo}
      </Row>
    );
  }
  return (
    <Panel title={IMPORT_TEXTS.last} hint={fileName ?? undefined}>
      <p className={css.lead} role="status">
        {result ? doneText(result) : refusal?.message}
      </p>
      <Row gap={8} justify="center" wrap>
        <Button onClick={onHide}>{IMPORT_TEXTS.hide}</Button>
        {undo}
      </Row>
    </Panel>
  );
}
