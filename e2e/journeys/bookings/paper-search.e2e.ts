import { addDays } from '@schema/values/time/calendar';
import { expect } from 'vitest';
import { accessibilityFaults } from '../../support/accessibility';
import { today } from '../../support/board/board-facts';
import { book } from '../../support/bookings';
import { addVesta } from '../../support/cars';
import { BLANK, goTo } from '../../support/go-to';
import { rowsAtRest } from '../../support/rows-at-rest';
import { screenTest } from '../../support/screen-test';

screenTest.for(['desktop', 'phone'] as const)(
  'a document is found by words, and is on the card of its customer, on a %s',
  { timeout: 120_000 },
  async (device, { open }) => {
    const page = await open({ device, as: 'admin', path: BLANK });
    const isPhone = device === 'phone';
    const carId = await addVesta(page, isPhone ? 'О481ОО77' : 'О482ОО77');
    const customer = isPhone ? 'Бумагин Пётр' : 'Листова Анна';
    const [surname = ''] = customer.split(' ');
    const { id } = await book(page, {
      carId,
      customer,
      phone: isPhone ? '+79035554811' : '+79035554812',
      from: addDays(today(), 2),
      to: addDays(today(), 4),
    });
    const issued = await page.request.post('/api/papers', {
      data: { bookingId: id, kind: 'contract' },
    });
    expect(issued.status()).toBe(201);
    const { id: paperId, number } = (await issued.json()) as { id: number; number: string };

    await goTo(page, '/papers');
    await page.getByRole('button', { name: 'Найти', exact: true }).click();
    const search = page.getByRole('dialog', { name: 'Поиск и команды' });
    await search.getByRole('searchbox').fill(`договор ${surname}`);
    await search.getByRole('option', { name: `Договор ${number}` }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await page.waitForURL(({ pathname }) => pathname === `/papers/${paperId}`);
    await page
      .getByRole('heading', { name: `Договор ${number}` })
      .first()
      .waitFor();

    await goTo(page, '/clients');
    await page.getByLabel('Поиск клиентов').fill(surname);
    const row = page.getByRole('link', { name: customer });
    await rowsAtRest(row);
    await row.click();
    const papers = page.getByRole('region', { name: 'Документы' });
    const line = papers.getByRole('link', { name: new RegExp(`^Договор ${number}`) });
    await line.waitFor();
    await papers.getByRole('link', { name: `Бронь ${id}` }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await line.click();
    await page.waitForURL(({ pathname }) => pathname === `/papers/${paperId}`);
  },
);
