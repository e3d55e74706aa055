import { readFile } from 'node:fs/promises';
import { EXPORT_TEXTS } from '@schema/texts/files/export';
import type { Page } from 'playwright-core';
import readSheet from 'read-excel-file/node';

/** The file downloaded by a click on the button. */
export async function downloadBy(page: Page, button: string): Promise<Buffer> {
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  return readFile(await (await waiting).path());
}

/** The exported workbook of the current list: headings, and rows keyed by them. */
export async function workbookOf(page: Page) {
  const [sheet] = await readSheet(await downloadBy(page, EXPORT_TEXTS.xlsxHint));
  const [head = [], ...rows] = sheet?.data ?? [];
  const cell = (row: (typeof rows)[number], title: string) => row[head.indexOf(title)] ?? null;
  return { head, rows, column: (title: string) => rows.map((row) => cell(row, title)) };
}
