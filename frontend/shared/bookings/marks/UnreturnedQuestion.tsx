import { ConfirmDialog } from '@frontend/shared/ui/dialogs/ConfirmDialog';
import { UNRETURNED_TEXTS } from '@schema/texts/bookings/whereabouts';

interface UnreturnedQuestionProps {
  /** Sentence that names the rental. */
  readonly question: string;
  readonly isPending: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before the handover of a car that another customer has not returned. */
export default function UnreturnedQuestion({ question, ...answers }: UnreturnedQuestionProps) {
  return (
    <ConfirmDialog
      title={UNRETURNED_TEXTS.title}
      description={question}
      confirmTitle={UNRETURNED_TEXTS.confirm}
      {...answers}
    />
  );
}
