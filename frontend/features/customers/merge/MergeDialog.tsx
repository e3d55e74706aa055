import { Dialog } from '@frontend/shared/ui/dialogs/Dialog';
import { CUSTOMER_MERGE_TEXTS } from '@schema/texts/people/customer-merge';
import { useState } from 'react';
import { ChooseCustomer } from './ChooseCustomer';
import { MergeForm } from './MergeForm';

interface MergeDialogProps {
  /** Id of the kept customer. */
  readonly keepId: number;
  /** Id of the suggested duplicate; null: chosen in the dialog. */
  readonly goneId: number | null;
  readonly onClose: () => void;
}

/** Merges two customers: choice of the duplicate unless suggested, then the preview. */
export function MergeDialog({ keepId, goneId, onClose }: MergeDialogProps) {
  const [chosenId, setChosenId] = useState(goneId);
  return (
    <Dialog title={CUSTOMER_MERGE_TEXTS.title} onClose={onClose}>
      {chosenId === null ? (
        <ChooseCustomer besidesId={keepId} onChoose={setChosenId} onCancel={onClose} />
      ) : (
        <MergeForm
          key={chosenId}
          keepId={keepId}
          goneId={chosenId}
          onClose={onClose}
          onAnother={goneId === null ? () => setChosenId(null) : null}
        />
      )}
    </Dialog>
  );
}
