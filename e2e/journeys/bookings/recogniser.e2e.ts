import { expect } from 'vitest';
import { accessibilityFaults } from '../../support/accessibility';
import { freeRun } from '../../support/board/board-facts';
import { book, newEventLink } from '../../support/bookings';
import { dialogOf, fieldOf } from '../../support/dialogs';
import { screenTest } from '../../support/screen-test';

screenTest(
  'phone: the list of known customers fits and a tap selects',
  async ({ open, restAs }) => {
    const manager = await restAs('manager');
    const { carId, days } = await freeRun(manager, 3);
    const [first = '', second = '', third = ''] = days;
    const known = { customer: 'Аксинья Карманная', phone: '+79035557743' };
    await book(manager, { carId, from: first, to: first, ...known });
    await book(manager, { carId, from: second, to: second, ...known });
    const path = newEventLink(carId, third, third);
    const page = await open({ device: 'phone', as: 'manager', path });
    await fieldOf(page, 'Клиент').fill('карман');
    const list = page.getByRole('listbox', { name: 'Знакомые клиенты' });
    const option = list.getByRole('option', { name: /Аксинья Карманная.*2 брони/ });
    await option.waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    const box = await list.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
    expect((await option.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await option.tap();
    await expect.poll(() => fieldOf(page, 'Телефон').inputValue()).toBe('+7 (903) 555-77-43');
    await dialogOf(page)
      .getByText(/^Уже бронировал · 2 брони/)
      .waitFor();
  },
);
