import { LeaveContext, useLeaveGuard } from '@frontend/shared/lib/overlays/leave-guard';
import { DialogFrame, type DialogFrameProps } from './DialogFrame';
import { LeaveQuestion } from './LeaveQuestion';

type DialogProps = Omit<DialogFrameProps, 'onPageLeft'>;

/**
 * The dialog component: centred on a desktop, a sheet on phones. Escape, the backdrop, the cross,
 * the back button and a swipe down close it, after a confirmation if there are unsaved values
 * (useUnsaved); not while its DialogForm saves. The page behind neither scrolls nor takes the focus, which is restored on close.
 * Contains DialogBody and DialogFooter, usually in a DialogForm.
 */
export function Dialog({ onClose, isLocked = false, children, ...frame }: DialogProps) {
  const { guard, isAsking, isLocked: isSaving, stay, leave } = useLeaveGuard();
  return (
    <DialogFrame
      {...frame}
      isLocked={isLocked || isSaving}
      onClose={() => guard.leave(onClose)}
      onPageLeft={onClose}
    >
      <LeaveContext value={guard}>{children}</LeaveContext>
      {isAsking && <LeaveQuestion onLeave={leave} onStay={stay} />}
    </DialogFrame>
  );
}
