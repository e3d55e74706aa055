import { KIT_TEXTS } from '@schema/texts/shell/shell';
import { ConfirmDialog } from './ConfirmDialog';

interface LeaveQuestionProps {
  readonly onLeave: () => void;
  readonly onStay: () => void;
}

/** Confirms discarding unsaved values (useLeaveGuard). */
export function LeaveQuestion({ onLeave, onStay }: LeaveQuestionProps) {
  return (
    <ConfirmDialog
      title={KIT_TEXTS.leaveTitle}
      description={KIT_TEXTS.leaveHint}
      confirmTitle={KIT_TEXTS.leave}
      cancelTitle={KIT_TEXTS.stay}
      isDangerous
      onConfirm={onLeave}
      onClose={onStay}
    />
  );
}
