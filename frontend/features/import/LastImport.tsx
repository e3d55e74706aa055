import { Button } from '@frontend/shared/ui/buttons/Button';
import { Panel } from '@frontend/shared/ui/layout/Panel';
import { doneText, IMPORT_TEXTS } from '@schema/texts/files/import';
import css from './Import.module.css';
import type { ImportJob } from './import-request';

interface LastImportProps {
  readonly job: ImportJob;
  readonly onHide: () => void;
}

/** The result of an import that ended while its page was closed. */
export function LastImport({ job, onHide }: LastImportProps) {
  const { fileName, result, refusal } = job;
  return (
    <Panel title={IMPORT_TEXTS.last} hint={fileName ?? undefined}>
      <p className={css.lead} role="status">
        {result ? doneText(result) : refusal?.message}
      </p>
      <div>
        <Button onClick={onHide}>{IMPORT_TEXTS.hide}</Button>
      </div>
    </Panel>
  );
}
