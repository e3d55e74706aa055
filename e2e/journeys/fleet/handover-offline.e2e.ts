import { SHEET_TEXTS } from '@schema/texts/handover/sheet';
import { ANGLE_TEXTS } from '@schema/texts/handover/sheet-words';
import { PHOTO_ANGLES } from '@schema/values/handover/sheet';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityFaults } from '../../support/accessibility';
import { handoverToday } from '../../support/bookings';
import { addVesta } from '../../support/cars';
import { BLANK, goTo } from '../../support/go-to';
import { sheetsOf, sign, takePhotos } from '../../support/handover';
import { killTab } from '../../support/kill-tab';
import { screenTest } from '../../support/screen-test';

const PATIENCE = { timeout: 60_000 };
const NAMED = PHOTO_ANGLES.filter((angle) => angle !== 'detail');

/** Lets every second request of a photo arrive and drops its answer. */
async function loseAnswers(page: Page): Promise<void> {
  let count = 0;
  await page.route('**/api/graphql', async (route) => {
    const isPhoto = route.request().postData()?.includes('AddSheetPhoto');
    count += isPhoto ? 1 : 0;
    if (!isPhoto || count % 2 === 0) return route.continue();
    await route.fetch();
    return route.abort();
  });
}

screenTest(
  'photos and a sheet made without a network arrive once each, also from a killed tab',
  async ({ open, restAs, problemsOf }) => {
    const [colleague, admin] = [await restAs('manager'), await restAs('admin')];
    const carId = await addVesta(admin, 'О471ОО77');
    const { id } = await handoverToday(colleague, carId, {
      customer: 'Безсетев Борис',
      phone: '+79035554701',
      isOwed: false,
    });
    const page = await open({ device: 'phone', as: 'admin', path: BLANK });
    await goTo(page, `/handover/${id}/out`);
    await page.getByText('снято 0 из 7').waitFor();
    await page.context().setOffline(true);
    await takePhotos(
      page,
      NAMED.map((angle) => ANGLE_TEXTS[angle]),
    );
    await page.getByText('снято 7 из 7').waitFor();
    await page.getByLabel('Пробег, км').fill('154 820');
    await sign(page);
    await page.getByRole('button', { name: SHEET_TEXTS.save }).tap();
    await page.getByText('7 фото и 1 акт ждут отправки').waitFor(PATIENCE);
    expect(await accessibilityFaults(page)).toEqual([]);

    const archived = await colleague.request.delete(`/api/bookings/${id}`);
    expect(archived.ok(), await archived.text()).toBe(true);
    expect((await sheetsOf(colleague, id)).sheets).toEqual([]);

    // Requests without a network.
    problemsOf(page).errors.length = 0;
    const context = page.context();
    await killTab(page);
    await context.setOffline(false);
    const next = await context.newPage();
    await loseAnswers(next);
    await next.goto('/now');
    await expect
      .poll(async () => (await sheetsOf(colleague, id)).sheets[0]?.photos.length, PATIENCE)
      .toBe(NAMED.length);
    await next
      .getByText('ждут отправки', { exact: false })
      .waitFor({ state: 'detached', ...PATIENCE });
    const { sheets } = await sheetsOf(colleague, id);
    expect(sheets).toMatchObject([{ side: 'out', km: 154_820 }]);
    expect(sheets[0]?.photos.map(({ angle }) => angle)).toEqual(NAMED);
    for (const { shotAt, receivedAt } of sheets[0]?.photos ?? []) {
      expect(Date.parse(shotAt)).toBeLessThan(Date.parse(receivedAt));
    }
  },
);
