import { expect } from 'vitest';
import { accessibilityFaults } from '../../support/accessibility';
import { freeRun } from '../../support/board/board-facts';
import { book } from '../../support/bookings';
import { dialogOf, focusedUndo, noticesOf } from '../../support/dialogs';
import { readJson } from '../../support/rest';
import { screenTest } from '../../support/screen-test';
import { countTaps } from '../../support/touch/taps';

interface Listed {
  readonly id: number;
  readonly customerName: string;
}

screenTest(
  'the customer of a booking is replaced by three taps and restored by the notice',
  async ({ open, restAs }) => {
    const admin = await restAs('admin');
    const customerOf = async (id: number) =>
      (await readJson<{ items: Listed[] }>(admin, '/bookings')).items.find((one) => one.id === id)
        ?.customerName;
    const { carId, days } = await freeRun(admin, 4);
    const [from = '', to = '', later = '', last = ''] = days;
    const wrong = { customer: 'Неверов Клим', phone: '+79035550901' };
    const { id } = await book(admin, { carId, from, to, ...wrong });
    const right = { customer: 'Верный Илья', phone: '+79035550902' };
    await book(admin, { carId, from: later, to: last, ...right });

    const page = await open({ device: 'tablet', as: 'admin', path: `/?booking=${id}` });
    const start = dialogOf(page).getByRole('button', { name: 'Заменить клиента' });
    await start.waitFor();
    const taps = await countTaps(page);
    await start.tap();
    const dialog = page.getByRole('dialog', { name: 'Другой клиент' });
    await dialog.getByLabel('Клиент', { exact: true }).fill('верный');
    const found = dialog.getByRole('option', { name: /Верный Илья/ });
    await found.waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await found.tap();
    await dialog.getByRole('button', { name: 'Заменить' }).tap();
    const undo = await focusedUndo(page, /Клиент заменён: Верный Илья/);
    await expect.poll(taps).toBe(3);
    expect(await customerOf(id)).toBe('Верный Илья');

    await undo.tap();
    await noticesOf(page).getByText('Прежний клиент возвращён').waitFor();
    expect(await customerOf(id)).toBe('Неверов Клим');
    const card = dialogOf(page).getByRole('link', { name: 'Неверов Клим' });
    await card.tap();
    await page.waitForURL(/\/clients\/\d+$/);
    await page.getByRole('heading', { name: 'Неверов Клим', level: 1 }).waitFor();
  },
);
