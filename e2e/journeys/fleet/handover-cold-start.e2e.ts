import { DAMAGE_TEXTS } from '@schema/texts/fleet/car-state';
import { DUE_TEXTS } from '@schema/texts/handover/kept';
import { SHEET_TEXTS } from '@schema/texts/handover/sheet';
import { ANGLE_TEXTS } from '@schema/texts/handover/sheet-words';
import { LOGIN_TEXTS } from '@schema/texts/people/login';
import { OFFLINE_TEXTS } from '@schema/texts/shell/offline';
import { SHELL_TEXTS } from '@schema/texts/shell/shell';
import { addDays, instantAt } from '@schema/values/time/calendar';
import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityFaults } from '../../support/accessibility';
import { today, ZONE } from '../../support/board/board-facts';
import { handoverToday } from '../../support/bookings';
import { addVesta } from '../../support/cars';
import { dialogOf } from '../../support/dialogs';
import { sheetsOf, sign, takePhotos } from '../../support/handover';
import { untilNothingKept, untilSheetKept } from '../../support/kept-sheets';
import { killTab } from '../../support/kill-tab';
import { screenTest } from '../../support/screen-test';
import { signIn } from '../../support/sign-in';

const PATIENCE = { timeout: 60_000 };
const { front, left } = ANGLE_TEXTS;

/** The tab is killed and the address opened in a new one. */
async function reopen(page: Page, path: string): Promise<Page> {
  const context: BrowserContext = page.context();
  const next = await context.newPage();
  await killTab(page);
  await next.goto(path);
  return next;
}

const km = (page: Page) => page.getByLabel('Пробег, км');
const typedKm = async (page: Page) => (await km(page).inputValue()).replaceAll(/\D/g, '');

screenTest(
  'a sheet is made after a cold start without a network, from a tab killed at each step',
  async ({ open, restAs, problemsOf }) => {
    const [colleague, admin] = [await restAs('manager'), await restAs('admin')];
    const carId = await addVesta(admin, 'О472ОО77');
    const { id } = await handoverToday(colleague, carId, {
      customer: 'Холодов Харитон',
      phone: '+79035554702',
      isOwed: false,
    });
    const path = `/handover/${id}/out`;
    const first = await open({
      device: 'phone',
      as: 'admin',
      path: '/now',
      serviceWorkers: 'allow',
    });
    await untilSheetKept(first, id, carId);
    await first.context().setOffline(true);

    let page = await reopen(first, '/');
    await page.getByRole('link', { name: DUE_TEXTS.title }).tap(PATIENCE);
    await page.getByRole('heading', { name: DUE_TEXTS.title }).waitFor(PATIENCE);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('link', { name: /Акт выдачи.*Холодов Харитон/ }).tap();
    await page.getByText(/Данные от .* · без связи/).waitFor(PATIENCE);
    await km(page).fill('154 820');

    page = await reopen(page, path);
    await page.getByText(/Восстановлено несохранённое: акт/).waitFor(PATIENCE);
    expect(await typedKm(page)).toBe('154820');
    await takePhotos(page, [front]);
    page = await reopen(page, path);
    await page.getByText('снято 1 из 7').waitFor(PATIENCE);
    await takePhotos(page, [left]);
    page = await reopen(page, path);
    await page.getByText('снято 2 из 7').waitFor(PATIENCE);

    await page.getByRole('button', { name: `${DAMAGE_TEXTS.add}: Слева` }).tap();
    await dialogOf(page).getByText('Вмятина', { exact: true }).tap();
    await dialogOf(page).getByRole('button', { name: DAMAGE_TEXTS.submit }).tap();
    const dent = { hasText: 'Вмятина, слева' };
    await page.getByRole('listitem').filter(dent).waitFor(PATIENCE);
    page = await reopen(page, path);
    await page.getByRole('listitem').filter(dent).waitFor(PATIENCE);
    await sign(page);
    page = await reopen(page, path);
    await page.getByRole('img', { name: 'подпись поставлена' }).waitFor(PATIENCE);
    expect(await typedKm(page)).toBe('154820');
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: SHEET_TEXTS.save }).tap();
    await page.getByText('2 фото и 1 акт ждут отправки').waitFor(PATIENCE);
    page = await reopen(page, path);
    await page.getByText('Акт выдачи: ждёт отправки').waitFor(PATIENCE);
    page = await reopen(page, '/now');
    await page
      .getByRole('link', { name: /Акт выдачи.*Холодов Харитон/ })
      .getByText(DUE_TEXTS.queued)
      .waitFor(PATIENCE);
    await page.goto('/handover/999999/out');
    await page.getByRole('heading', { name: DUE_TEXTS.notKept }).waitFor(PATIENCE);
    await page.goto('/clients');
    await page.getByText(OFFLINE_TEXTS.sectionHint).waitFor(PATIENCE);
    expect((await sheetsOf(colleague, id)).sheets).toEqual([]);

    // Requests without a network.
    problemsOf(first).errors.length = 0;
    await page.context().setOffline(false);
    await expect
      .poll(async () => (await sheetsOf(colleague, id)).sheets[0]?.photos.length, PATIENCE)
      .toBe(2);
    const { sheets } = await sheetsOf(colleague, id);
    expect(sheets).toMatchObject([
      { side: 'out', km: 154_820, damages: [{}], photos: [{ angle: 'front' }, { angle: 'left' }] },
    ]);
    expect(sheets[0]?.signature?.length).toBeGreaterThan(0);
  },
);

screenTest(
  'the form stays when the network returns, and says what a colleague changed',
  async ({ open, restAs, problemsOf }) => {
    const [colleague, admin] = [await restAs('manager'), await restAs('admin')];
    const carId = await addVesta(admin, 'О473ОО77');
    const otherCar = await addVesta(admin, 'О474ОО77');
    const { id } = await handoverToday(colleague, carId, {
      customer: 'Возвратов Вадим',
      phone: '+79035554703',
      isOwed: false,
    });
    const first = await open({
      device: 'tablet',
      as: 'admin',
      path: '/now',
      serviceWorkers: 'allow',
    });
    await untilSheetKept(first, id, carId);
    await first.context().setOffline(true);
    const page = await reopen(first, `/handover/${id}/out`);
    await page.getByText(/Данные от .* · без связи/).waitFor(PATIENCE);
    await km(page).fill('154 820');
    await takePhotos(page, [front]);
    await sign(page);
    await page.evaluate(() => {
      document.body.dataset.isSamePage = 'yes';
    });

    const moved = await colleague.request.put(`/api/bookings/${id}`, {
      data: {
        carId: otherCar,
        startDate: instantAt(today(), '23:59', ZONE).toISOString(),
        endDate: instantAt(addDays(today(), 2), '18:00', ZONE).toISOString(),
        totalPrice: 9000,
        depositAmount: 0,
        depositComment: null,
      },
    });
    expect(moved.ok(), await moved.text()).toBe(true);
    const marked = await colleague.request.post(`/api/bookings/${id}/handover`);
    expect(marked.ok(), await marked.text()).toBe(true);

    problemsOf(first).errors.length = 0;
    await page.context().setOffline(false);
    await page.getByText(/Теперь в брони .*О474ОО77.*останется за .*О473ОО77/).waitFor(PATIENCE);
    await page.getByText(/Выдача уже отмечена/).waitFor();
    expect(await page.getByText(/без связи/).count()).toBe(0);
    expect(await page.evaluate(() => document.body.dataset.isSamePage)).toBe('yes');
    expect(await typedKm(page)).toBe('154820');
    await page.getByRole('img', { name: 'подпись поставлена' }).waitFor();
    await page.getByText('снято 1 из 7').waitFor();
    const unmarked = await colleague.request.delete(`/api/bookings/${id}/handover`);
    expect(unmarked.ok(), await unmarked.text()).toBe(true);
    const archived = await colleague.request.delete(`/api/bookings/${id}`);
    expect(archived.ok(), await archived.text()).toBe(true);
    await page.getByText(SHEET_TEXTS.cancelled).waitFor(PATIENCE);
    await page.getByRole('button', { name: SHEET_TEXTS.save }).tap();
    await page.getByRole('region', { name: 'Акт выдачи' }).waitFor(PATIENCE);
    await expect
      .poll(async () => (await sheetsOf(colleague, id)).sheets[0]?.photos.length, PATIENCE)
      .toBe(1);
    expect((await sheetsOf(colleague, id)).sheets).toMatchObject([{ km: 154_820 }]);
  },
);

screenTest(
  'after signing out no sheets are on the device',
  async ({ open, restAs, problemsOf }) => {
    const [colleague, admin] = [await restAs('manager'), await restAs('admin')];
    const carId = await addVesta(admin, 'О475ОО77');
    const { id } = await handoverToday(colleague, carId, {
      customer: 'Выходов Виктор',
      phone: '+79035554704',
      isOwed: false,
    });
    const page = await open({ path: '/login', serviceWorkers: 'allow' });
    await signIn(page);
    await untilSheetKept(page, id, carId);
    await page.getByRole('button', { name: SHELL_TEXTS.logout }).click();
    await page.getByLabel(LOGIN_TEXTS.login, { exact: true }).waitFor();
    await untilNothingKept(page);
    expect(await page.evaluate(() => localStorage.getItem('kept-sheets'))).toBeNull();
    problemsOf(page).errors.length = 0;
  },
);
