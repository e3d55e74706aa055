import { useAttemptKey } from '@frontend/shared/data/commands/use-attempt-key';
import { useQuestion } from '@frontend/shared/forms/use-question';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { ConfirmDialog } from '@frontend/shared/ui/dialogs/ConfirmDialog';
import { IMPORT_TEXTS, undoImportText } from '@schema/texts/files/import';
import Undo2 from 'lucide-react/icons/undo-2';
import { useState } from 'react';
import { type ImportResult, undoImport } from './import-request';

interface UndoImportProps {
  readonly operationId: number;
  readonly result: ImportResult;
  readonly onUndone: () => void;
}

/** «Отменить импорт», after a question that lists the records to delete. */
export function UndoImport({ operationId, result, onUndone }: UndoImportProps) {
  const [isAsking, setAsking] = useState(false);
  const attemptKey = useAttemptKey();
  const question = useQuestion(IMPORT_TEXTS.undoFailed, async () => {
    await undoImport(operationId, attemptKey(operationId));
    onUndone();
  });
  return (
    <>
      <Button icon={<Undo2 />} onClick={() => setAsking(true)}>
        {IMPORT_TEXTS.undo}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={IMPORT_TEXTS.undoTitle}
          description={undoImportText(result)}
          confirmTitle={IMPORT_TEXTS.undo}
          cancelTitle={IMPORT_TEXTS.keep}
          isDangerous
          {...question}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
