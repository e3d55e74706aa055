import { moneyEntryTitle } from '@frontend/shared/bookings/money-entry-title';
import { momentCell } from '@schema/export/sheet-date';
import type { ExportColumn } from '@schema/export/table';
import { EXPORT_TEXTS } from '@schema/texts/files/export';
import { DRAWER_TEXTS } from '@schema/texts/money/money-reports';
import { MONEY_METHOD_TITLES } from '@schema/texts/money/rental-money';

import type { DayMovement } from './useCashDrawer';

/** The operations of a day, one per row. */
export const movementColumns = (zone: string): ExportColumn<DayMovement>[] => [
  { title: DRAWER_TEXTS.time, value: ({ happenedAt }) => momentCell(happenedAt, zone) },
  { title: DRAWER_TEXTS.what, value: moneyEntryTitle, width: 28 },
  { title: DRAWER_TEXTS.method, value: ({ method }) => MONEY_METHOD_TITLES[method] },
  {
    title: DRAWER_TEXTS.sum,
    value: ({ amount, direction }) => (direction === 'in' ? amount : -amount),
  },
  { title: EXPORT_TEXTS.customer, value: ({ customerName }) => customerName, width: 28 },
  { title: DRAWER_TEXTS.user, value: ({ userName }) => userName },
  { title: DRAWER_TEXTS.comment, value: ({ comment }) => comment, width: 32 },
];
