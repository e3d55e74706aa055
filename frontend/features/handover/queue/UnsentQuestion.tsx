import { useSession } from '@frontend/shared/data/session';
import { ConfirmDialog } from '@frontend/shared/ui/dialogs/ConfirmDialog';
import { QUEUE_TEXTS, unsentText } from '@schema/texts/handover/queue';
import { useEffect, useEffectEvent, useState } from 'react';
import { countsOf, type QueueItem } from './queue-items';
import { queueOf } from './use-queue';

interface UnsentQuestionProps {
  readonly isPending: boolean;
  /** Signs out; false when it failed. */
  readonly onLeave: () => Promise<boolean>;
  readonly onStay: () => void;
}

/** Confirms signing out, which removes what was not sent; without such items it signs out. */
export default function UnsentQuestion({ isPending, onLeave, onStay }: UnsentQuestionProps) {
  const { user } = useSession();
  const queue = queueOf(user.id);
  const [items, setItems] = useState<readonly QueueItem[]>([]);
  const leaveAtOnce = useEffectEvent(() => void onLeave());

  useEffect(() => {
    const read = async () => {
      const found = await queue.items();
      if (found.length > 0) setItems(found);
      else leaveAtOnce();
    };
    void read();
  }, [queue]);

  if (items.length === 0) return null;
  const leave = async () => {
    if (await onLeave()) await queue.removeAll();
  };
  return (
    <ConfirmDialog
      title={QUEUE_TEXTS.leaveTitle}
      description={unsentText(countsOf(items))}
      confirmTitle={QUEUE_TEXTS.leave}
      cancelTitle={QUEUE_TEXTS.stay}
      isDangerous
      isPending={isPending}
      onConfirm={() => void leave()}
      onClose={onStay}
    />
  );
}
