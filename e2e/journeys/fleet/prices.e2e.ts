import { PRICE_CHANGE_TEXTS } from '@schema/texts/fleet/price-change';
import { KIT_TEXTS } from '@schema/texts/shell/shell';
import { expect } from 'vitest';
import { accessibilityFaults } from '../../support/accessibility';
import { dialogOf, noticesOf, pressNotice } from '../../support/dialogs';
import { readJson } from '../../support/rest';
import { screenTest } from '../../support/screen-test';

interface Car {
  readonly brand: string;
  readonly model: string;
  readonly tariffGroups: {
    readonly name: string;
    readonly tariffs: { readonly pricePerDay: number }[];
  }[];
}

screenTest(
  'the summer of all Rios costs ten percent more in five taps, and is undone by one',
  async ({ open }) => {
    const page = await open({ device: 'tablet', as: 'admin', path: '/cars' });
    const summerOfRios = async () => {
      const { items } = await readJson<{ items: Car[] }>(page, '/cars');
      return items
        .filter(({ brand, model }) => `${brand} ${model}` === 'Kia Rio')
        .map(({ tariffGroups }) => tariffGroups.find(({ name }) => name === 'Лето'))
        .map((summer) => summer?.tariffs.map(({ pricePerDay }) => pricePerDay));
    };
    const change = page.getByRole('button', { name: PRICE_CHANGE_TEXTS.open });
    await change.waitFor();
    const before = await summerOfRios();
    await change.tap();
    await dialogOf(page).getByRole('checkbox', { name: 'Kia Rio' }).tap();
    await dialogOf(page)
      .getByText(/^Лето · /)
      .first()
      .tap();
    await dialogOf(page).getByText('+10 %').tap();
    await dialogOf(page).getByRole('table', { name: 'Новые цены' }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialogOf(page)
      .getByRole('button', { name: /^Изменить цены: \d/ })
      .tap();
    await noticesOf(page).getByText('Цены изменены', { exact: false }).waitFor();
    const after = await summerOfRios();
    expect(after).toEqual(
      before.map((prices) => prices?.map((price) => Math.round((price * 1.1) / 50) * 50)),
    );
    await pressNotice(page, KIT_TEXTS.undo);
    await noticesOf(page).getByText('Прежние цены возвращены').waitFor();
    expect(await summerOfRios()).toEqual(before);
  },
);
