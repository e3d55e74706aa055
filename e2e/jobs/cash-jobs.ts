import { CASH_TEXTS } from '@schema/texts/day/cashbox';
import { dialogOf, fieldOf } from '../support/dialogs.ts';
import { button, type Job, searchByKeys } from './job.ts';

export const takeCash: Job['prepare'] = async (page) => async (steps) => {
  await steps.tap(button(page, CASH_TEXTS.action));
  await steps.fill(fieldOf(page, CASH_TEXTS.amount), '1500');
  await steps.fill(fieldOf(page, CASH_TEXTS.comment), 'мойка');
  await steps.tap(dialogOf(page).getByRole('button', { name: CASH_TEXTS.submit, exact: true }));
  await dialogOf(page).waitFor({ state: 'detached' });
};

export const takeCashByKeys: Job['prepare'] = async (page) => async (steps) => {
  await searchByKeys(steps, 'касса 1500 мойка', /Добавить поступление/);
  await fieldOf(page, CASH_TEXTS.amount).waitFor();
  await steps.press('Control+Enter');
  await dialogOf(page).waitFor({ state: 'detached' });
};
