import { MARK_QUESTION_TEXTS } from '@schema/texts/money/mark-money';
import type { MarkedMoment } from '@schema/values/money/at-mark';
import type { Locator, Page } from 'playwright-core';

/** Confirms a pressed mark in the dialog about its money, without recording any. */
export const markWithoutMoney = (page: Page, at: MarkedMoment): Promise<void> =>
  page.getByRole('button', { name: MARK_QUESTION_TEXTS.without[at], exact: true }).click();

/** The button that marks without money, if the rental has a debt; null: already marked. */
export async function withoutMoneyIfAsked(page: Page, marked: Locator): Promise<Locator | null> {
  const names = Object.values(MARK_QUESTION_TEXTS.without).join('|');
  const without = page.getByRole('button', { name: new RegExp(`^(?:${names})$`) });
  await marked.or(without).first().waitFor();
  return (await without.isVisible()) ? without : null;
}
