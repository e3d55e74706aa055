import { useZone } from '@frontend/shared/data/session';
import { ButtonLink } from '@frontend/shared/ui/buttons/ButtonLink';
import { Dialog } from '@frontend/shared/ui/dialogs/Dialog';
import { DialogBody } from '@frontend/shared/ui/dialogs/DialogParts';
import { Stack } from '@frontend/shared/ui/layout/Stack';
import { Text } from '@frontend/shared/ui/layout/Text';
import { DividedList } from '@frontend/shared/ui/lists/List';
import { itemFacts, QUEUE_TEXTS } from '@schema/texts/handover/queue';
import type { SheetSide } from '@schema/values/handover/sheet';
import { formatMoment } from '@schema/values/time/calendar';
import { ItemActions } from './ItemActions';
import { itemName } from './item-name';
import css from './QueueDialog.module.css';
import { heldBy, inSendingOrder, type QueueItem } from './queue-items';
import { useQueue, useQueueState } from './use-queue';

/** Path of the page of a sheet. */
export type SheetPath = (bookingId: number, side: SheetSide) => string;

interface QueueDialogProps {
  readonly sheetPath: SheetPath;
  readonly onClose: () => void;
}

/** What the server does not have yet and what it refused, with the reasons. */
export function QueueDialog({ sheetPath, onClose }: QueueDialogProps) {
  const { items } = useQueueState(useQueue());
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
              held={heldBy(item, items)}
              path={sheetPath(item.bookingId, item.side)}
              onOpen={onClose}
            />
          ))}
        </DividedList>
      </DialogBody>
    </Dialog>
  );
}

interface ItemRowProps {
  readonly item: QueueItem;
  /** What has to be sent before; null: nothing. */
  readonly held: keyof typeof QUEUE_TEXTS.heldBy | null;
  readonly path: string;
  readonly onOpen: () => void;
}

function ItemRow({ item, held, path, onOpen }: ItemRowProps) {
  const zone = useZone();
  const { bookingId, names, createdAt, problem } = item;
  const angle = item.kind === 'photo' ? item.angle : null;
  const moment = formatMoment(new Date(createdAt), zone);
  const waiting = held === null ? QUEUE_TEXTS.waiting : QUEUE_TEXTS.heldBy[held];
  return (
    <Stack as="li" gap={6} className={css.item}>
      <span>
        <b>{itemName(item)}</b>{' '}
        <Text tone="muted">{itemFacts({ angle, bookingId, names, moment })}</Text>
      </span>
      <Text tone={problem === null ? 'label' : 'danger'}>{problem ?? waiting}</Text>
      <ItemActions item={item}>
        <ButtonLink target={{ to: path }} onFollow={onOpen}>
          {QUEUE_TEXTS.open}
        </ButtonLink>
      </ItemActions>
    </Stack>
  );
}
