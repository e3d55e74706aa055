import { cashName, QUEUE_TEXTS } from '@schema/texts/handover/queue';
import type { QueueItem } from './queue-items';

/** «Акт выдачи», «Отметка выдачи», «Оплата 5 000 ₽, наличные». */
export const itemName = (item: QueueItem): string =>
  item.kind === 'cash' ? cashName(item.entry) : QUEUE_TEXTS[item.kind][item.side];
