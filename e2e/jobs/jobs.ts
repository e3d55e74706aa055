import { TARIFF_COPY_TEXTS } from '@schema/texts/fleet/cars';
import { dialogOf, noticesOf } from '../support/dialogs.ts';
import { goTo } from '../support/go-to.ts';
import { byButton, byKeys, bySearch, move, returning } from './booking-jobs.ts';
import { takeCash, takeCashByKeys } from './cash-jobs.ts';
import { breakDown, breakDownByKeys, handOver, takeBack } from './day-jobs.ts';
import { extend, extendByKeys, find } from './extension-jobs.ts';
import { button, type Job } from './job.ts';
import { addUser, carProfit, importFleet, reviewLinks } from './office-jobs.ts';
import { mend } from './repair-jobs.ts';
import { breakDownBySearch, serviceWithMove } from './service-jobs.ts';

const copyTariffs: Job['prepare'] = async (page) => {
  await goTo(page, '/cars?car=1');
  return async (steps) => {
    await steps.tap(button(page, TARIFF_COPY_TEXTS.open));
    await steps.tap(button(dialogOf(page), new RegExp(`^${TARIFF_COPY_TEXTS.submit}`)));
    await noticesOf(page).getByText(new RegExp(TARIFF_COPY_TEXTS.done)).waitFor();
  };
};

export const JOBS: readonly Job[] = [
  { name: 'call to booking, search', device: 'desktop', before: '4 / 7.1', prepare: bySearch },
  { name: 'call to booking, search', device: 'phone', before: '5 / 9.1', prepare: bySearch },
  {
    name: 'call to booking, button, days as offered',
    device: 'tablet',
    before: '11 / 13.5',
    prepare: byButton,
  },
  { name: 'call to booking, keys alone', device: 'desktop', before: null, prepare: byKeys },
  { name: 'returning customer', device: 'desktop', before: '4', prepare: returning },
  { name: 'extension into a conflict', device: 'desktop', before: '8', prepare: extend },
  {
    name: 'extension into a conflict, keys alone',
    device: 'desktop',
    before: null,
    prepare: extendByKeys,
  },
  { name: 'handover', device: 'tablet', before: '2 / 2.2', prepare: handOver },
  { name: 'return', device: 'tablet', before: '2 / 2.2', prepare: takeBack },
  { name: 'breakdown', device: 'phone', before: '16', prepare: breakDown },
  { name: 'breakdown, keys alone', device: 'desktop', before: null, prepare: breakDownByKeys },
  { name: 'breakdown, search', device: 'phone', before: null, prepare: breakDownBySearch },
  { name: 'service with re-seating', device: 'desktop', before: '7', prepare: serviceWithMove },
  { name: 'cash with a comment', device: 'desktop', before: '4 / 3.6', prepare: takeCash },
  {
    name: 'cash with a comment, keys alone',
    device: 'desktop',
    before: null,
    prepare: takeCashByKeys,
  },
  { name: 'find by four digits of a phone', device: 'desktop', before: '2 / 2.5', prepare: find },
  {
    name: 'tariffs to all cars of a model',
    device: 'desktop',
    before: '4 for one car',
    prepare: copyTariffs,
  },
  { name: 'mend an incomplete booking', device: 'desktop', before: '9', prepare: mend },
  { name: 'review links', device: 'desktop', before: '2', prepare: reviewLinks },
  { name: 'profit of a car', device: 'desktop', before: '3', as: 'admin', prepare: carProfit },
  { name: 'user with rights', device: 'desktop', before: '6', as: 'admin', prepare: addUser },
  { name: 'import', device: 'desktop', before: '2', prepare: importFleet },
  { name: 'drag to another day', device: 'desktop', before: '1', prepare: move },
];
