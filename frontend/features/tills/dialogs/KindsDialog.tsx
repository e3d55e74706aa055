import { useCommand } from '@frontend/shared/data/commands/use-command';
import { commandFailureText } from '@frontend/shared/data/requests/unanswered';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { Dialog } from '@frontend/shared/ui/dialogs/Dialog';
import { DialogBody } from '@frontend/shared/ui/dialogs/DialogParts';
import { ErrorBox } from '@frontend/shared/ui/feedback/ErrorBox';
import { showToast } from '@frontend/shared/ui/feedback/toasts';
import { Row } from '@frontend/shared/ui/layout/Row';
import { EXPENSE_KIND_TEXTS } from '@schema/texts/money/tills';
import { useState } from 'react';
import { UpdateExpenseKindDocument } from '../tills.generated';
import type { KindFacts } from '../use-expense-kinds';
import css from './Dialogs.module.css';
import { KindNameDialog } from './KindNameDialog';

const texts = EXPENSE_KIND_TEXTS;

interface KindsDialogProps {
  readonly kinds: readonly KindFacts[];
  readonly onClose: () => void;
}

/** «Виды расходов»: renames them, takes them out of the choice and back. */
export default function KindsDialog({ kinds, onClose }: KindsDialogProps) {
  const update = useCommand('updateExpenseKind', UpdateExpenseKindDocument);
  const [renamedId, setRenamedId] = useState<number | null>(null);
  const [pendingId, setPendingId] = useState<number | null>(null);
  const [error, setError] = useState<string | null>(null);
  const archive = async ({ id, isArchived, version }: KindFacts) => {
    if (pendingId !== null) return;
    setPendingId(id);
    setError(null);
    try {
      await update({ id, input: { isArchived: !isArchived, version } });
      showToast('success', texts.saved);
    } catch (failure) {
      setError(commandFailureText(failure, texts.failed));
    } finally {
      setPendingId(null);
    }
  };
  const renamed = kinds.find(({ id }) => id === renamedId);
  if (renamed) return <KindNameDialog kind={renamed} onClose={() => setRenamedId(null)} />;
  return (
    <Dialog title={texts.title} size="small" onClose={onClose}>
      <DialogBody>
        {error && <ErrorBox message={error} />}
        <ul className={css.rows} aria-label={texts.title}>
          {kinds.map((kind) => {
            const { id, name, isArchived } = kind;
            const action = isArchived ? texts.restore : texts.archive;
            return (
              <li key={id} className={css.row}>
                <span className={css.name}>
                  {name}
                  {isArchived && <span className={css.quiet}> · {texts.archived}</span>}
                </span>
                <Row as="span" gap={8} rowGap={4} wrap>
                  <Button aria-label={`${texts.rename}: ${name}`} onClick={() => setRenamedId(id)}>
                    {texts.rename}
                  </Button>
                  <Button
                    isPending={pendingId === id}
                    aria-label={`${action}: ${name}`}
                    onClick={() => void archive(kind)}
                  >
                    {action}
                  </Button>
                </Row>
              </li>
            );
          })}
        </ul>
      </DialogBody>
    </Dialog>
  );
}
