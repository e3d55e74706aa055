import { useZone } from '@frontend/shared/data/session';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { ButtonLink } from '@frontend/shared/ui/buttons/ButtonLink';
import { ConfirmDialog } from '@frontend/shared/ui/dialogs/ConfirmDialog';
import { Dialog } from '@frontend/shared/ui/dialogs/Dialog';
import { DialogBody } from '@frontend/shared/ui/dialogs/DialogParts';
import { Row } from '@frontend/shared/ui/layout/Row';
import { Stack } from '@frontend/shared/ui/layout/Stack';
import { Text } from '@frontend/shared/ui/layout/Text';
import { DividedList } from '@frontend/shared/ui/lists/List';
import { itemFacts, QUEUE_TEXTS } from '@schema/texts/handover/queue';
import type { SheetSide } from '@schema/values/handover/sheet';
import { formatMoment } from '@schema/values/time/calendar';
import { useState } from 'react';
import css from './QueueDialog.module.css';
import { inSendingOrder, type QueueItem } from './queue-items';
import { useQueue, useQueueState } from './use-queue';

/** Path of the page of a sheet. */
export type SheetPath = (bookingId: number, side: SheetSide) => string;

interface QueueDialogProps {
  readonly sheetPath: SheetPath;
  readonly onClose: () => void;
}

/** What the server does not have yet and what it refused, with the reasons. */
export function QueueDialog({ sheetPath, onClose }: QueueDialogProps) {
  const queue = useQueue();
  const { items } = useQueueState(queue);
  const [removed, setRemoved] = useState<QueueItem | null>(null);
  const sorted = inSendingOrder(items);
  const refused = sorted.filter(({ state }) => state === 'refused');
  const waiting = sorted.filter(({ state }) => state === 'waiting');
  return (
    <Dialog title={QUEUE_TEXTS.title} onClose={onClose}>
      <DialogBody>
        {items.length === 0 && <p>{QUEUE_TEXTS.nothing}</p>}
        {waiting.length > 0 && (
          <Text as="p" tone="label">
            {QUEUE_TEXTS.hint}
          </Text>
        )}
        <DividedList label={QUEUE_TEXTS.title}>
          {[...refused, ...waiting].map((item) => (
            <ItemRow
              key={item.id}
              item={item}
              path={sheetPath(item.bookingId, item.side)}
              onRetry={() => void queue.retry(item.id)}
              onOpen={onClose}
              onRemove={() => setRemoved(item)}
            />
          ))}
        </DividedList>
      </DialogBody>
      {removed && (
        <ConfirmDialog
          title={QUEUE_TEXTS.removeTitle[removed.kind]}
          description={QUEUE_TEXTS.removeHint[removed.kind]}
          confirmTitle={QUEUE_TEXTS.remove}
          isDangerous
          onConfirm={() => {
            setRemoved(null);
            void queue.remove(removed.id);
          }}
          onClose={() => setRemoved(null)}
        />
      )}
    </Dialog>
  );
}

interface ItemRowProps {
  readonly item: QueueItem;
  readonly path: string;
  readonly onRetry: () => void;
  readonly onOpen: () => void;
  readonly onRemove: () => void;
}

function ItemRow({ item, path, onRetry, onOpen, onRemove }: ItemRowProps) {
  const zone = useZone();
  const { kind, side, bookingId, names, createdAt, problem } = item;
  const angle = item.kind === 'photo' ? item.angle : null;
  const moment = formatMoment(new Date(createdAt), zone);
  return (
    <Stack as="li" gap={6} className={css.item}>
      <span>
        <b>{QUEUE_TEXTS[kind][side]}</b>{' '}
        <Text tone="muted">{itemFacts({ angle, bookingId, names, moment })}</Text>
      </span>
      <Text tone={problem === null ? 'label' : 'danger'}>{problem ?? QUEUE_TEXTS.waiting}</Text>
      <Row gap={8} wrap>
        {problem !== null && <Button onClick={onRetry}>{QUEUE_TEXTS.retry}</Button>}
        <ButtonLink target={{ to: path }} onFollow={onOpen}>
          {QUEUE_TEXTS.open}
        </ButtonLink>
        <Button look="quiet" onClick={onRemove}>
          {QUEUE_TEXTS.remove}
        </Button>
      </Row>
    </Stack>
  );
}
