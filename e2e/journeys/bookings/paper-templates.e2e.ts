import { paragraph, run, wordFile } from '@backend/papers/testing/word-file';
import { addDays, instantAt } from '@schema/values/time/calendar';
import { expect } from 'vitest';
import { accessibilityFaults } from '../../support/accessibility';
import { today, ZONE } from '../../support/board/board-facts';
import { book } from '../../support/bookings';
import { addVesta } from '../../support/cars';
import { dialogOf, noticesOf } from '../../support/dialogs';
import { BLANK, goTo } from '../../support/go-to';
import { screenTest } from '../../support/screen-test';

/** Word splits a tag into runs when it corrects the spelling. */
const DOCUMENT = wordFile(
  paragraph(run('НАШЕ СОГЛАШЕНИЕ № {документ.'), run('номер', '<w:b/>'), run('}')) +
    paragraph(run('Клиент: {клиент.имя}, тел. {клиент.телефн}')) +
    paragraph(run('{#изменения}{изменение.что}: {изменение.стало}; {/изменения}')),
);

screenTest.for(['desktop', 'phone'] as const)(
  'a template of the company is uploaded, checked, previewed and used on a %s',
  { timeout: 120_000 },
  async (device, { open }) => {
    const page = await open({ device, as: 'admin', path: BLANK });
    const isPhone = device === 'phone';
    const customer = isPhone ? 'Шаблонов Пётр' : 'Шаблонова Анна';
    const { id } = await book(page, {
      carId: await addVesta(page, isPhone ? 'О473ОО77' : 'О474ОО77'),
      customer,
      phone: isPhone ? '+79035554713' : '+79035554714',
      from: addDays(today(), 2),
      to: addDays(today(), 4),
    });

    await goTo(page, '/company');
    const templates = page.getByRole('region', { name: 'Шаблоны документов' });
    const agreement = templates.getByRole('listitem', { name: 'Допсоглашение' });
    const choosing = page.waitForEvent('filechooser');
    await agreement.getByRole('button', { name: 'Загрузить шаблон: Допсоглашение' }).click();
    const name = isPhone ? 'Юрист с телефона.docx' : 'Юрист.docx';
    await (await choosing).setFiles({
      name,
      mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      buffer: Buffer.from(DOCUMENT),
    });
    await page.waitForURL(({ pathname }) => /^\/company\/templates\/\d+$/.test(pathname));
    await page.getByText('Неизвестный тег. Возможно, {клиент.телефон}').waitFor();
    await page.getByText('{документ.номер}').waitFor();
    await page.getByText('Не используется').waitFor();

    await page.getByLabel('Номер брони для примера').fill(String(id));
    await page.getByRole('button', { name: 'Показать', exact: true }).click();
    await page.getByText(`Пример: бронь ${id}, ${customer}`).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Посмотреть заполненный' }).click();
    const pages = dialogOf(page).getByRole('region', { name: 'Страницы документа' });
    await pages.getByText('НАШЕ СОГЛАШЕНИЕ № ОБРАЗЕЦ').waitFor();
    await pages.getByText(customer).waitFor();
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Использовать' }).click();
    await noticesOf(page).getByText('Документы составляются по этому шаблону').waitFor();
    await page.getByText(/^Используется с /).waitFor();

    const contract = await page.request.post('/api/papers', {
      data: { bookingId: id, kind: 'contract' },
    });
    expect(contract.status()).toBe(201);
    const change = {
      startDate: instantAt(addDays(today(), 2), '10:00', ZONE).toISOString(),
      endDate: instantAt(addDays(today(), 5), '18:00', ZONE).toISOString(),
      totalPrice: 12_000,
    };
    expect((await page.request.put(`/api/bookings/${id}`, { data: change })).status()).toBe(200);
    await goTo(page, `/?booking=${id}`);
    const papers = dialogOf(page).getByRole('region', { name: 'Документы' });
    await papers.getByRole('button', { name: 'Составить: Допсоглашение' }).click();
    await page.getByText(/НАШЕ СОГЛАШЕНИЕ № \d\d-ДС-\d{4}/).waitFor();
    await page
      .getByText(/Возврат: /)
      .first()
      .waitFor();
    await page.getByText(/^Впишите от руки: .*клиент\.телефн/).waitFor();

    await goTo(page, '/company');
    await agreement.getByText('Используется').waitFor();
    await agreement.getByRole('link', { name }).click();
    await page.getByRole('button', { name: 'Вернуть образец' }).click();
    await noticesOf(page).getByText('Документы составляются по образцу').waitFor();
    await page.getByRole('button', { name: 'Удалить' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Удалить' }).click();
    await page.waitForURL(({ pathname }) => pathname === '/company');
    await agreement.getByText('По образцу').waitFor();
    expect(await agreement.getByRole('link', { name }).count()).toBe(0);
  },
);

screenTest('an address without a template says so', async ({ open }) => {
  const page = await open({ as: 'admin', path: '/company/templates/999999' });
  await page.getByRole('heading', { name: 'Такого шаблона нет' }).waitFor();
});
