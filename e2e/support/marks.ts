import { MARK_MONEY_TEXTS } from '@schema/texts/money/mark-money';
import type { MarkedMoment } from '@schema/values/money/at-mark';
import type { Page } from 'playwright-core';

/** Answers the question about money of a mark that was pressed: nothing is recorded. */
export const markWithoutMoney = (page: Page, at: MarkedMoment): Promise<void> =>
  page.getByRole('button', { name: MARK_MONEY_TEXTS.without[at], exact: true }).click();
