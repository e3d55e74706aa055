import { MESSAGES } from '@schema/messages';
import { OWN_PASSWORD_TEXTS } from '@schema/texts/people/own-password';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityFaults } from '../../support/accessibility';
import { boardGrid } from '../../support/board/board-pointer';
import { goTo } from '../../support/go-to';
import { screenTest } from '../../support/screen-test';
import { signIn } from '../../support/sign-in';
import { addUser } from '../../support/users';

const TEXTS = OWN_PASSWORD_TEXTS;

async function setPassword(page: Page, label: string, current: string, next: string) {
  await page.getByLabel(label, { exact: true }).fill(current);
  await page.getByLabel(TEXTS.next, { exact: true }).fill(next);
  await page.getByRole('button', { name: TEXTS.save }).click();
}

screenTest(
  'a one-time password is replaced first, and by the menu later',
  async ({ open, product }) => {
    const given = await addUser(product.url, 'nina', ['view_board', 'view_cars'], true);
    const page = await open({ device: 'phone', path: '/cars' });
    await signIn(page, 'nina', given);
    const title = page.getByRole('heading', { name: TEXTS.firstTitle });
    await title.waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await goTo(page, '/');
    await setPassword(page, TEXTS.oneTime, given, '12345');
    await page.getByRole('alert').getByText(MESSAGES.users.passwordTooShort).waitFor();
    await setPassword(page, TEXTS.oneTime, given, 'пароль нины');
    await boardGrid(page).waitFor();
    expect(await title.count()).toBe(0);

    const other = await open({ device: 'desktop' });
    await signIn(other, 'nina', 'пароль нины');
    await other.getByRole('button', { name: /nina$/ }).click();
    await other.getByRole('button', { name: TEXTS.title }).click();
    const dialog = other.getByRole('dialog', { name: TEXTS.title });
    await dialog.waitFor();
    expect(await accessibilityFaults(other)).toEqual([]);
    await setPassword(other, TEXTS.current, 'пароль нины', 'совсем другой');
    await other.getByText(TEXTS.saved).waitFor();
    await goTo(other, '/cars');
    await other.getByRole('main').waitFor();
    await other.waitForURL('**/cars');
  },
);
