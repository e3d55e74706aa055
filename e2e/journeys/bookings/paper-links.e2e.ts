import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { addDays } from '@schema/values/time/calendar';
import { expect } from 'vitest';
import { accessibilityFaults } from '../../support/accessibility';
import { today } from '../../support/board/board-facts';
import { book } from '../../support/bookings';
import { addVesta } from '../../support/cars';
import { dialogOf } from '../../support/dialogs';
import { BLANK, goTo } from '../../support/go-to';
import { screenTest } from '../../support/screen-test';

screenTest.for(['desktop', 'phone'] as const)(
  'a customer opens a document by a link and checks an own file, until it is revoked, on a %s',
  { timeout: 120_000 },
  async (device, { open }) => {
    const page = await open({ device, as: 'admin', path: BLANK });
    const isPhone = device === 'phone';
    const carId = await addVesta(page, isPhone ? 'О473ОО77' : 'О474ОО77');
    const customer = isPhone ? 'Ссылкин Пётр' : 'Ссылкина Анна';
    const { id } = await book(page, {
      carId,
      customer,
      phone: isPhone ? '+79035554713' : '+79035554714',
      from: addDays(today(), 2),
      to: addDays(today(), 4),
    });
    const issued = await page.request.post('/api/papers', {
      data: { bookingId: id, kind: 'contract' },
    });
    const paper: { id: number; number: string; sha256: string } = await issued.json();

    await goTo(page, `/papers/${paper.id}`);
    await page.getByRole('button', { name: 'Ссылка клиенту' }).click();
    const dialog = dialogOf(page);
    await dialog.getByRole('button', { name: 'Создать ссылку' }).click();
    const address = dialog.getByText(/^https?:\/\/.*\/papers\/share\/[\w-]{22}$/);
    await address.waitFor();
    await dialog.getByRole('img', { name: 'QR-код ссылки' }).waitFor();
    await dialog.getByText('Ещё не открывали.').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    const { pathname } = new URL((await address.textContent()) ?? '');

    const guest = await open({ device, path: pathname });
    await guest.getByRole('heading', { name: `Договор ${paper.number}` }).waitFor();
    await guest.getByText('Файл не изменён').waitFor();
    const pages = guest.getByRole('region', { name: 'Страницы документа' });
    await pages.getByText(customer).first().waitFor();
    const { width, inner } = await guest.evaluate(() => ({
      width: document.documentElement.scrollWidth,
      inner: innerWidth,
    }));
    expect(width).toBeLessThanOrEqual(inner);
    expect(await accessibilityFaults(guest)).toEqual([]);

    const saving = guest.waitForEvent('download');
    await guest.getByRole('button', { name: 'Скачать' }).click();
    const saved = await saving;
    expect(saved.suggestedFilename()).toBe(`Договор ${paper.number}.docx`);
    const bytes = await readFile(await saved.path());
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(paper.sha256);

    const check = async (name: string, buffer: Buffer) => {
      const choosing = guest.waitForEvent('filechooser');
      await guest.getByRole('button', { name: 'Проверить свой файл' }).click();
      await (await choosing).setFiles({ name, mimeType: 'application/octet-stream', buffer });
    };
    await check('мой.docx', bytes);
    await guest.getByText('«мой.docx» — тот самый файл, который выдала компания.').waitFor();
    const altered = Buffer.from(bytes);
    altered[altered.length - 1] = (altered.at(-1) ?? 0) ^ 1;
    await check('правленый.docx', altered);
    await guest.getByText(/^«правленый\.docx» отличается от выданного/).waitFor();
    await guest.reload();
    await guest.getByText('Файл не изменён').waitFor();

    await goTo(page, `/papers/${paper.id}`);
    await page.getByRole('button', { name: 'Ссылка клиенту' }).click();
    await dialog.getByText(/^Открывали: 2 раза, последний /).waitFor();
    await dialog.getByRole('button', { name: 'Создать новую ссылку' }).waitFor();
    expect(await dialog.getByText(/papers\/share/).count()).toBe(0);
    await dialog.getByRole('button', { name: 'Отозвать' }).click();
    const question = page.getByRole('alertdialog', { name: 'Отозвать ссылку?' });
    await question.getByRole('button', { name: 'Отозвать' }).click();
    await dialog.getByText(/^Ссылка отозвана \d/).waitFor();

    await guest.reload();
    await guest.getByRole('heading', { name: 'Ссылка не действует' }).waitFor();
    await guest.getByText('Попросите новую у компании.').waitFor();
    expect(await accessibilityFaults(guest)).toEqual([]);
  },
);
