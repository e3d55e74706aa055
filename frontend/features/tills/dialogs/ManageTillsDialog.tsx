import { useCommand } from '@frontend/shared/data/commands/use-command';
import { commandFailureText } from '@frontend/shared/data/requests/unanswered';
import type { TillFacts } from '@frontend/shared/money/use-tills';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { Dialog } from '@frontend/shared/ui/dialogs/Dialog';
import { DialogBody } from '@frontend/shared/ui/dialogs/DialogParts';
import { ErrorBox } from '@frontend/shared/ui/feedback/ErrorBox';
import { showToast } from '@frontend/shared/ui/feedback/toasts';
import { Row } from '@frontend/shared/ui/layout/Row';
import { MANAGE_TILLS_TEXTS } from '@schema/texts/money/tills';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { UpdateTillDocument } from '../tills.generated';
import css from './Dialogs.module.css';
import { OfficeTillDialog } from './OfficeTillDialog';

const texts = MANAGE_TILLS_TEXTS;

interface ManageTillsDialogProps {
  readonly tills: readonly TillFacts[];
  readonly onClose: () => void;
}

/** «Кассы»: adds the tills of the office, renames, closes and reopens them. */
export default function ManageTillsDialog({ tills, onClose }: ManageTillsDialogProps) {
  const update = useCommand('updateTill', UpdateTillDocument);
  const [editedId, setEditedId] = useState<number | 'new' | null>(null);
  const [pendingId, setPendingId] = useState<number | null>(null);
  const [error, setError] = useState<string | null>(null);
  const close = async ({ id, isClosed, version }: TillFacts) => {
    if (pendingId !== null) return;
    setPendingId(id);
    setError(null);
    try {
      await update({ id, input: { isClosed: !isClosed, version } });
      showToast('success', texts.saved);
    } catch (failure) {
      setError(commandFailureText(failure, texts.failed));
    } finally {
      setPendingId(null);
    }
  };
  const back = () => setEditedId(null);
  if (editedId === 'new') return <OfficeTillDialog till={null} onClose={back} />;
  const edited = tills.find(({ id }) => id === editedId);
  if (edited) return <OfficeTillDialog till={edited} onClose={back} />;
  return (
    <Dialog title={texts.title} size="small" onClose={onClose}>
      <DialogBody>
        {error && <ErrorBox message={error} />}
        <ul className={css.rows} aria-label={texts.title}>
          {tills
            .filter(({ kind }) => kind === 'office')
            .map((till) => (
              <TillRow
                key={till.id}
                till={till}
                isPending={pendingId === till.id}
                onEdit={() => setEditedId(till.id)}
                onClose={() => void close(till)}
              />
            ))}
        </ul>
        <Button icon={<Plus />} onClick={() => setEditedId('new')}>
          {texts.add}
        </Button>
      </DialogBody>
    </Dialog>
  );
}

interface TillRowProps {
  readonly till: TillFacts;
  readonly isPending: boolean;
  readonly onEdit: () => void;
  /** Closes or reopens the till. */
  readonly onClose: () => void;
}

function TillRow({ till, isPending, onEdit, onClose }: TillRowProps) {
  const { name, isClosed, isForAll } = till;
  const state = isClosed ? texts.closed : isForAll ? texts.forAll : texts.forSome;
  const action = isClosed ? texts.reopen : texts.close;
  return (
    <li className={css.row}>
      <span className={css.name}>
        {name} <span className={css.quiet}>· {state}</span>
      </span>
      <Row as="span" gap={8} rowGap={4} wrap>
        {!isClosed && (
          <Button aria-label={`${texts.edit}: ${name}`} onClick={onEdit}>
            {texts.edit}
          </Button>
        )}
        <Button isPending={isPending} aria-label={`${action}: ${name}`} onClick={onClose}>
          {action}
        </Button>
      </Row>
    </li>
  );
}
