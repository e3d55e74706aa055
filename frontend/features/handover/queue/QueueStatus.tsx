import { Button } from '@frontend/shared/ui/buttons/Button';
import { Row } from '@frontend/shared/ui/layout/Row';
import {
  QUEUE_TEXTS,
  refusedText,
  storageProblem,
  waitingText,
} from '@schema/texts/handover/queue';
import { useState } from 'react';
import { QueueDialog, type SheetPath } from './QueueDialog';
import css from './QueueStatus.module.css';
import { countsOf } from './queue-items';
import { useQueue, useQueueState } from './use-queue';

interface QueueStatusProps {
  readonly sheetPath: SheetPath;
}

/**
 * Sends the queue of the signed-in user on every page. Tells what waits once it was sent in vain,
 * what was refused, and whether the device may lose it.
 */
export default function QueueStatus({ sheetPath }: QueueStatusProps) {
  const { items, isHeldUp, keeping, isRoomLow } = useQueueState(useQueue());
  const [isOpen, setOpen] = useState(false);
  const refused = items.filter(({ state }) => state === 'refused');
  const waiting = isHeldUp ? items.filter(({ state }) => state === 'waiting') : [];
  const problem = items.length > 0 ? storageProblem(keeping, isRoomLow) : null;
  const words = [
    ...(waiting.length > 0 ? [waitingText(countsOf(waiting))] : []),
    ...(refused.length > 0 ? [refusedText(countsOf(refused))] : []),
  ];
  return (
    <>
      <div role="status">
        {(words.length > 0 || problem !== null) && (
          <Row gap={12} rowGap={4} align="center" justify="center" wrap className={css.bar}>
            {words.length > 0 && <span>{words.join(', ')}</span>}
            {problem !== null && <span>{problem}</span>}
            <Button onClick={() => setOpen(true)}>{QUEUE_TEXTS.show}</Button>
          </Row>
        )}
      </div>
      {isOpen && <QueueDialog sheetPath={sheetPath} onClose={() => setOpen(false)} />}
    </>
  );
}
