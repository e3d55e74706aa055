import { MESSAGES } from '@schema/messages';
import { LOGIN_TEXTS } from '@schema/texts/people/login';
import { SHELL_TEXTS } from '@schema/texts/shell/shell';
import { expect } from 'vitest';
import { boardGrid } from '../../support/board/board-pointer';
import { noticesOf } from '../../support/dialogs';
import { screenTest } from '../../support/screen-test';

screenTest(
  'sign-in and sign-out show that the server is unavailable and keep the input',
  async ({ open, product, problemsOf }) => {
    const inside = await open({ as: 'manager' });
    await boardGrid(inside).waitFor();
    const outside = await open({ device: 'tablet', path: '/login' });
    const login = outside.getByLabel(LOGIN_TEXTS.login, { exact: true });
    await login.fill('manager');
    await outside.getByLabel(LOGIN_TEXTS.password, { exact: true }).fill('demo-manager');
    await product.halt();
    try {
      await outside.getByRole('button', { name: LOGIN_TEXTS.submit, exact: true }).click();
      await outside.getByText(MESSAGES.generic.unavailable).waitFor();
      expect(await login.inputValue()).toBe('manager');
      await inside.getByRole('button', { name: SHELL_TEXTS.logout }).click();
      await noticesOf(inside).getByText(MESSAGES.auth.logoutFailed).waitFor();
    } finally {
      await product.resume();
    }
    for (const page of [inside, outside]) problemsOf(page).errors.length = 0;
  },
);
