import { LeaveContext, useLeaveGuard } from '@frontend/shared/lib/overlays/leave-guard';
import { DialogFrame, type DialogFrameProps } from './DialogFrame';
import { LeaveQuestion } from './LeaveQuestion';

export type DialogProps = Omit<DialogFrameProps, 'onPageLeft'>;

/**
 * The one dialog: centred on a desktop, a sheet on phones. Escape, the backdrop, the cross, the
 * back button and pulling down all close it, at once while nothing in it was changed, else after a
 * question (useUnsaved). The page behind neither scrolls nor takes the focus, which returns to where
 * it was. Inside: DialogBody and DialogFooter, mostly in a DialogForm.
 */
export function Dialog({ onClose, children, ...frame }: DialogProps) {
  const { guard, isAsking, stay, leave } = useLeaveGuard();
  return (
    <DialogFrame {...frame} onClose={() => guard.leave(onClose)} onPageLeft={onClose}>
      <LeaveContext value={guard}>{children}</LeaveContext>
      {isAsking && <LeaveQuestion onLeave={leave} onStay={stay} />}
    </DialogFrame>
  );
}
