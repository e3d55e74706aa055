import { Button } from '@frontend/shared/ui/buttons/Button';
import { ConfirmDialog } from '@frontend/shared/ui/dialogs/ConfirmDialog';
import { QUEUE_TEXTS, removeWithText } from '@schema/texts/handover/queue';
import { itemName } from './item-name';
import { factsOf, type QueueItem } from './queue-items';
import { useQueue, useQueueState } from './use-queue';

interface RemoveQuestionProps {
  readonly item: QueueItem;
  readonly onClose: () => void;
}

/** Confirms the removal of an item; that of a sheet asks about the money and the mark after it. */
export function RemoveQuestion({ item, onClose }: RemoveQuestionProps) {
  const queue = useQueue();
  const { items } = useQueueState(queue);
  const facts = item.kind === 'sheet' ? factsOf(item.sheetClientId, items) : [];
  const hasFacts = facts.length > 0;
  const remove = (isWithFacts: boolean) => {
    onClose();
    void queue.remove(item.id, isWithFacts);
  };
  return (
    <ConfirmDialog
      title={QUEUE_TEXTS.removeTitle[item.kind]}
      description={QUEUE_TEXTS.removeHint[item.kind]}
      confirmTitle={hasFacts ? QUEUE_TEXTS.removeAll : QUEUE_TEXTS.remove}
      otherWay={
        hasFacts && <Button onClick={() => remove(false)}>{QUEUE_TEXTS.removeSheet}</Button>
      }
      isDangerous
      onConfirm={() => remove(true)}
      onClose={onClose}
    >
      {hasFacts && <p>{removeWithText(facts.map(itemName))}</p>}
    </ConfirmDialog>
  );
}
