import { MESSAGES } from '@schema/messages';
import { FIRST_STEPS_TEXTS } from '@schema/texts/board/first-steps';
import { SAMPLES_TEXTS } from '@schema/texts/board/samples';
import { NEW_BOOKING_TEXTS } from '@schema/texts/bookings/new-booking';
import { IMPORT_TEXTS } from '@schema/texts/files/import';
import { BACKUPS_TEXTS } from '@schema/texts/people/backups';
import { OWN_PASSWORD_TEXTS } from '@schema/texts/people/own-password';
import { SHELL_TEXTS } from '@schema/texts/shell/shell';
import { expect } from 'vitest';
import { accessibilityFaults } from '../../support/accessibility';
import { goTo } from '../../support/go-to';
import { screenTest } from '../../support/screen-test';
import { signIn } from '../../support/sign-in';

const PRINTED = /Одноразовый пароль \(больше не покажем\): (\S+)/;

const firstTest = screenTest.extend('productOptions', { scope: 'file' }, () => ({
  entry: 'main' as const,
}));

firstTest(
  'an empty product guides from the printed password to the first car',
  async ({ open, product }) => {
    const [, oneTime = ''] = PRINTED.exec(product.output()) ?? [];
    const page = await open();
    await signIn(page, 'admin', oneTime);
    await page.getByLabel(OWN_PASSWORD_TEXTS.oneTime, { exact: true }).fill(oneTime);
    await page.getByLabel(OWN_PASSWORD_TEXTS.next, { exact: true }).fill('пароль владельца');
    await page.getByRole('button', { name: OWN_PASSWORD_TEXTS.save }).click();

    await page.getByText(MESSAGES.board.empty).waitFor();
    await page.getByRole('main').getByRole('link', { name: IMPORT_TEXTS.open }).waitFor();
    await page.getByRole('main').getByRole('button', { name: SAMPLES_TEXTS.load }).click();
    const samples = page.getByRole('region', { name: SAMPLES_TEXTS.title, exact: true });
    await samples.getByRole('button', { name: SAMPLES_TEXTS.remove }).click();
    const question = page.getByRole('alertdialog');
    await question.getByText('12 машин').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await question.getByRole('button', { name: SAMPLES_TEXTS.remove }).click();
    await page.getByText(MESSAGES.board.empty).waitFor();
    await samples.waitFor({ state: 'hidden' });

    await page.getByRole('button', { name: NEW_BOOKING_TEXTS.add }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(FIRST_STEPS_TEXTS.noFleetTitle).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.getByRole('link', { name: FIRST_STEPS_TEXTS.car }).click();
    await page.waitForURL('**/cars?car=new');

    await goTo(page, '/company');
    await page.getByRole('link', { name: SHELL_TEXTS.backups }).click();
    await page.getByText(BACKUPS_TEXTS.offTitle).waitFor();
  },
);
