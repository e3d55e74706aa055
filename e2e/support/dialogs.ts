import { KIT_TEXTS } from '@schema/texts/shell/shell';
import type { Locator, Page } from 'playwright-core';
import { boardEvent } from './board/board-pointer.ts';
import { rowsAtRest } from './rows-at-rest.ts';

/** The open dialog; a confirmation over it is an `alertdialog`. */
export const dialogOf = (page: Page): Locator => page.getByRole('dialog');

/** A text field or combobox of the open dialog by its label. */
export const fieldOf = (page: Page, label: string): Locator => {
  const named = { name: label, exact: true };
  return dialogOf(page).getByRole('textbox', named).or(dialogOf(page).getByRole('combobox', named));
};

/** The notices at the bottom of the screen. */
export const noticesOf = (page: Page): Locator => page.getByRole('region', { name: 'Уведомления' });

/**
 * The undo of a notice that has appeared; focused, it keeps its notice (10 s otherwise). At rest: a
 * press on a notice that has just covered another control is ignored.
 */
export async function focusedUndo(page: Page, text: string | RegExp): Promise<Locator> {
  await noticesOf(page).getByText(text).waitFor();
  const undo = noticesOf(page).getByRole('button', { name: KIT_TEXTS.undo, exact: true });
  await undo.focus();
  await rowsAtRest(undo);
  return undo;
}

/**
 * Presses an action of a notice, once at rest: a press on a notice that has just covered another
 * control is ignored.
 */
export async function pressNotice(page: Page, name: string | RegExp): Promise<void> {
  const action = noticesOf(page).getByRole('button', { name }).first();
  await action.waitFor();
  await rowsAtRest(action);
  await action.click();
}

/** Types into a date field from a part on: 0 day, 1 month, 2 year, 3 hour, 4 minute. */
export async function typeMoment(
  page: Page,
  label: string,
  part: number,
  digits: string,
): Promise<void> {
  const field = dialogOf(page).getByRole('group', { name: label });
  await field.getByRole('spinbutton').nth(part).click();
  await page.keyboard.type(digits);
}

/** '24.11.2026 10:00' as a date field shows it. */
export async function momentOf(page: Page, label: string): Promise<string> {
  const field = dialogOf(page).getByRole('group', { name: label });
  const parts = await field.getByRole('spinbutton').allInnerTexts();
  const [day, month, year, hour, minute] = parts.map((part) => part.trim());
  return `${day}.${month}.${year} ${hour}:${minute}`;
}

/** The confirmation before unsaved input is discarded. */
export const leaveQuestionOf = (page: Page): Locator =>
  page.getByRole('alertdialog', { name: 'Закрыть без сохранения?' });

/** Closes the open dialog with Escape and waits until its address is gone. */
export async function closeByEscape(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await untilClosed(page);
}

export async function closeUnsaved(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await leaveQuestionOf(page).getByRole('button', { name: 'Не сохранять', exact: true }).click();
  await untilClosed(page);
}

/**
 * Waits until the history has an entry for each open overlay: entries change shortly after their
 * overlay (frontend/shared/lib/overlays/overlay-history.ts).
 */
export async function untilEntries(page: Page, count: number): Promise<void> {
  await page.waitForFunction((wanted) => (history.state?.openOverlays ?? 0) === wanted, count);
}

async function untilClosed(page: Page): Promise<void> {
  await dialogOf(page).waitFor({ state: 'detached' });
  await untilEntries(page, 0);
  await page.waitForURL((url) => !url.search.includes('new=') && !url.search.includes('booking='));
}

/** Clicks the block of an event on the canvas; the earliest of several that match. */
export async function openEvent(page: Page, words: string | RegExp): Promise<void> {
  const box = await boardEvent(page, words).first().boundingBox();
  if (box === null) throw new Error(`Nothing on the board is called ${words}.`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await dialogOf(page).waitFor();
}

/** Chooses an option of a list in the open dialog. */
export async function chooseIn(page: Page, field: string, option: RegExp | string): Promise<void> {
  await dialogOf(page)
    .getByRole('button', { name: new RegExp(`${field}$`) })
    .click();
  await page.getByRole('option', { name: option }).first().click();
}
