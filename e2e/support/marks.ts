import { MARK_QUESTION_TEXTS } from '@schema/texts/money/mark-money';
import type { MarkedMoment } from '@schema/values/money/at-mark';
import type { Locator, Page } from 'playwright-core';

/** Answers the question about money of a mark that was pressed: nothing is recorded. */
export const markWithoutMoney = (page: Page, at: MarkedMoment): Promise<void> =>
  page.getByRole('button', { name: MARK_QUESTION_TEXTS.without[at], exact: true }).click();

/** The button that marks without money, where the rental owes any; null: it was marked at once. */
export async function withoutMoneyIfAsked(page: Page, marked: Locator): Promise<Locator | null> {
  const names = Object.values(MARK_QUESTION_TEXTS.without).join('|');
  const without = page.getByRole('button', { name: new RegExp(`^(?:${names})$`) });
  await marked.or(without).first().waitFor();
  return (await without.isVisible()) ? without : null;
}
