import { MESSAGES } from '@schema/messages';
import { FIRST_STEPS_TEXTS } from '@schema/texts/board/first-steps';
import { SCREEN_PURPOSES } from '@schema/texts/board/screen-purposes';
import { NEW_BOOKING_TEXTS } from '@schema/texts/bookings/new-booking';
import { CARS_TEXTS, TARIFFS_TEXTS } from '@schema/texts/fleet/cars';
import { expect } from 'vitest';
import { button } from '../../jobs/job';
import { Steps } from '../../jobs/steps';
import { accessibilityFaults } from '../../support/accessibility';
import { today } from '../../support/board/board-facts';
import { boardEvent } from '../../support/board/board-pointer';
import { dialogOf, fieldOf, noticesOf } from '../../support/dialogs';
import { showScreen } from '../../support/go-to';
import { screenTest } from '../../support/screen-test';
import { signIn } from '../../support/sign-in';

const PASSWORD = 'пароль владельца';

const emptyTest = screenTest.extend('productOptions', { scope: 'file' }, () => ({
  entry: 'main' as const,
  env: { ADMIN_PASSWORD: PASSWORD },
}));

/** Screens that have only empty lists without cars. */
const WITHOUT_CARS: [path: string, purpose: string][] = [
  ['/now', SCREEN_PURPOSES.now],
  ['/logistics', SCREEN_PURPOSES.logistics],
  ['/analytics', SCREEN_PURPOSES.analytics],
  ['/analytics/gaps', SCREEN_PURPOSES.gaps],
  ['/reseat', SCREEN_PURPOSES.reseat],
  [`/analytics/${today()}/available`, SCREEN_PURPOSES.day],
];

emptyTest(
  'screens of an empty product lead to the first car; car, tariff and booking take 10 taps',
  { timeout: 120_000 },
  async ({ open }) => {
    const page = await open({ device: 'tablet' });
    await signIn(page, 'admin', PASSWORD);
    const newCar = page.getByRole('main').getByRole('link', { name: FIRST_STEPS_TEXTS.car });
    for (const [path, purpose] of WITHOUT_CARS) {
      await showScreen(page, path);
      await page.getByRole('heading', { name: FIRST_STEPS_TEXTS.noFleetTitle }).waitFor();
      await page.getByText(purpose).waitFor();
      await newCar.waitFor();
      expect(await accessibilityFaults(page), path).toEqual([]);
    }

    await showScreen(page, '/');
    await page.getByText(MESSAGES.board.empty).waitFor();
    const steps = new Steps(page, true);
    await steps.tap(newCar);
    const form = page.getByRole('form', { name: CARS_TEXTS.form });
    await steps.fill(form.getByLabel(new RegExp(`^${CARS_TEXTS.brand}`)), 'Lada');
    await steps.fill(form.getByLabel(new RegExp(`^${CARS_TEXTS.model}`)), 'Granta');
    await steps.fill(form.getByLabel(new RegExp(`^${CARS_TEXTS.plate}`)), 'А123ВС77');
    await steps.fill(form.getByLabel(TARIFFS_TEXTS.price), '2500');
    await steps.tap(form.getByRole('button', { name: CARS_TEXTS.create, exact: true }));
    const firstSteps = page.getByRole('region', { name: FIRST_STEPS_TEXTS.title });
    await steps.tap(button(firstSteps, FIRST_STEPS_TEXTS.booking));
    await steps.tap(button(dialogOf(page), /^Выбрать/));
    await steps.fill(fieldOf(page, 'Клиент'), 'Первый Пётр');
    await steps.fill(fieldOf(page, 'Телефон'), '9035551200');
    await steps.tap(button(dialogOf(page), NEW_BOOKING_TEXTS.submit));
    await noticesOf(page).getByText(NEW_BOOKING_TEXTS.created).waitFor();
    await boardEvent(page, 'Первый Пётр').waitFor();
    expect(steps.effort().taps).toBeLessThanOrEqual(10);
    await firstSteps.waitFor({ state: 'detached' });
  },
);
