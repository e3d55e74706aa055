import { Button } from '@frontend/shared/ui/buttons/Button';
import { Row } from '@frontend/shared/ui/layout/Row';
import { QUEUE_TEXTS } from '@schema/texts/handover/queue';
import { type ReactNode, useState } from 'react';
import type { QueueItem } from './queue-items';
import { RemoveQuestion } from './RemoveQuestion';
import { useQueue } from './use-queue';

interface ItemActionsProps {
  readonly item: QueueItem;
  /** A link between the buttons. */
  readonly children?: ReactNode;
}

/** Sends a refused item again, or removes an item of the device. */
export function ItemActions({ item, children }: ItemActionsProps) {
  const queue = useQueue();
  const [isAsked, setAsked] = useState(false);
  const asksConfirmation = item.kind === 'mark' && item.asksConfirmation;
  return (
    <>
      <Row gap={8} wrap>
        {item.state === 'refused' && (
          <Button onClick={() => void queue.retry(item.id, asksConfirmation)}>
            {asksConfirmation ? QUEUE_TEXTS.confirm : QUEUE_TEXTS.retry}
          </Button>
        )}
        {children}
        <Button look="quiet" onClick={() => setAsked(true)}>
          {QUEUE_TEXTS.remove}
        </Button>
      </Row>
      {isAsked && <RemoveQuestion item={item} onClose={() => setAsked(false)} />}
    </>
  );
}
