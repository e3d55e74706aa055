import { TARIFF_COPY_TEXTS } from '@schema/texts/fleet/cars';
import { dialogOf, noticesOf } from '../support/dialogs.ts';
import { goTo } from '../support/go-to.ts';
import { byButton, byKeys, bySearch } from './booking-jobs.ts';
import { takeCash, takeCashByKeys } from './cash-jobs.ts';
import { breakDown, breakDownByKeys, handOver, takeBack } from './day-jobs.ts';
import { extend, extendByKeys, find } from './extension-jobs.ts';
import { button, type Job } from './job.ts';

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
    before: null,
    prepare: byButton,
  },
  { name: 'call to booking, keys alone', device: 'desktop', before: null, prepare: byKeys },
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
  { name: 'cash with a comment', device: 'desktop', before: '4 / 3.6', prepare: takeCash },
  {
    name: 'cash with a comment, keys alone',
    device: 'desktop',
    before: null,
    prepare: takeCashByKeys,
  },
  { name: 'find by four digits of a phone', device: 'desktop', before: '2 / 2.5', prepare: find },
  { name: 'tariffs to all cars of a model', device: 'desktop', before: null, prepare: copyTariffs },
];
