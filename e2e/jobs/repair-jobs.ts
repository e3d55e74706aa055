import { BOOKING_FIELDS } from '@schema/fields/booking-fields';
import { BOOKING_TEXTS } from '@schema/texts/bookings/bookings';
import { INCOMPLETE_TEXTS } from '@schema/texts/bookings/incomplete';
import { formatDay } from '@schema/values/time/calendar';
import { freeRun } from '../support/board/board-facts.ts';
import { dialogOf, fieldOf, noticesOf } from '../support/dialogs.ts';
import { readJson } from '../support/rest.ts';
import { button, type Job } from './job.ts';
import type { Steps } from './steps.ts';

const typeMoment = async (steps: Steps, label: string, digits: string) => {
  const field = dialogOf(steps.page).getByRole('group', { name: label });
  await steps.fill(field.getByRole('spinbutton').first(), digits);
};

/** An imported booking without car and dates. */
export const mend: Job['prepare'] = async (page) => {
  const { carId, days } = await freeRun(page, 2);
  const [first = '', last = ''] = days.map((day) => formatDay(day).replaceAll('.', ''));
  type Fleet = { items: { id: number; licensePlate: string }[] };
  const { items } = await readJson<Fleet>(page, '/cars');
  const plate = items.find(({ id }) => id === carId)?.licensePlate ?? '';
  return async (steps) => {
    const notice = page.getByRole('region', { name: INCOMPLETE_TEXTS.title });
    await steps.tap(button(notice, INCOMPLETE_TEXTS.open));
    const card = dialogOf(page).getByRole('article').filter({ hasText: 'завтра' }).first();
    await steps.tap(button(card, INCOMPLETE_TEXTS.fix));
    await steps.tap(button(dialogOf(page), new RegExp(INCOMPLETE_TEXTS.car)));
    await steps.tap(page.getByRole('option', { name: new RegExp(plate) }).first());
    await typeMoment(steps, BOOKING_TEXTS.pickup, `${first}1000`);
    await typeMoment(steps, BOOKING_TEXTS.return, `${last}1800`);
    const phone = fieldOf(page, BOOKING_TEXTS.phone);
    if ((await phone.inputValue()) === '') await steps.fill(phone, '9031112233');
    const total = fieldOf(page, BOOKING_FIELDS.totalPrice.label);
    if ((await total.inputValue()) === '') await steps.fill(total, '7000');
    await steps.tap(button(dialogOf(page), INCOMPLETE_TEXTS.save));
    await noticesOf(page).getByText(INCOMPLETE_TEXTS.saved).waitFor();
  };
};
