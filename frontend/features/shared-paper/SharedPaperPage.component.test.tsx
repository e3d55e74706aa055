import { createHash } from 'node:crypto';
import { wordFile } from '@frontend/shared/papers/testing/word-file';
import { button, renderSignedIn } from '@frontend/testing/render';
import { refusal } from '@frontend/testing/server';
import { LINK_MESSAGES } from '@schema/messages/links';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { SharedPaperPage } from './SharedPaperPage';

const CODE = 'Zm9vYmFyYmF6cXV4cXV1eA';
const URL_OF_FILE = `/api/papers/links/${CODE}/file`;

const hashOf = (bytes: ArrayBuffer) =>
  createHash('sha256').update(new Uint8Array(bytes)).digest('hex');

const sharedOf = (bytes: ArrayBuffer, more: object = {}) => ({
  companyName: 'Прокат «Волга»',
  kind: 'contract',
  number: '26-Д-0001',
  issuedOn: '2026-11-20',
  url: URL_OF_FILE,
  fileName: 'Договор 26-Д-0001.docx',
  size: bytes.byteLength,
  sha256: hashOf(bytes),
  isVoid: false,
  expiresAt: '2026-12-04T09:00:00Z',
  ...more,
});

function page(sharedPaper: unknown, file: () => Response) {
  return renderSignedIn(<SharedPaperPage code={CODE} />, {
    answers: { company: { timeZone: 'Europe/Moscow' }, sharedPaper, [URL_OF_FILE]: file },
  });
}

const pagesText = () =>
  screen.queryByRole('region', { name: 'Страницы документа' })?.shadowRoot?.textContent ?? '';
const choose = (bytes: BlobPart, name: string) =>
  fireEvent.change(document.querySelector('input[type=file]') as HTMLInputElement, {
    target: { files: [new File([bytes], name)] },
  });

describe('the page of a link', () => {
  test('shows the document and that its file is unchanged, once', async () => {
    const bytes = await wordFile('Договор аренды');
    const { server } = page(sharedOf(bytes), () => new Response(bytes));
    await screen.findByRole('heading', { name: 'Договор 26-Д-0001' });
    screen.getByText('Прокат «Волга»');
    screen.getByText('от 20.11.2026 · Ссылка действует до 04.12.2026 12:00');
    await screen.findByText('Файл не изменён');
    await waitFor(() => expect(pagesText()).toContain('Договор аренды'));
    const robots = document.querySelector('meta[name=robots]');
    expect(robots?.getAttribute('content')).toBe('noindex, nofollow');
    const print = vi.fn();
    vi.stubGlobal('print', print);
    await waitFor(() => expect(button('Печать').hasAttribute('disabled')).toBe(false));
    fireEvent.click(button('Печать'));
    expect(print).toHaveBeenCalledTimes(1);
    const asked = server.sent('SharedPaper');
    expect(asked.map(({ variables, user }) => [variables, user])).toEqual([[{ code: CODE }, null]]);
  });

  test('of a changed file warns', async () => {
    const bytes = await wordFile('Подменённый текст');
    page(sharedOf(bytes, { sha256: '0'.repeat(64) }), () => new Response(bytes));
    await screen.findByText('Файл отличается от выданного');
    expect(screen.queryByText('Файл не изменён')).toBeNull();
  });

  test('of a void document says so', async () => {
    const bytes = await wordFile('Договор аренды');
    page(sharedOf(bytes, { isVoid: true }), () => new Response(bytes));
    await screen.findByText('Документ аннулирован');
  });

  test('without a file offers to read it again', async () => {
    const bytes = await wordFile('Договор аренды');
    let status = 404;
    page(sharedOf(bytes), () => new Response(status === 200 ? bytes : null, { status }));
    await screen.findByText('Файла документа нет на сервере. Сообщите компании.');
    status = 200;
    fireEvent.click(button('Повторить'));
    await waitFor(() => expect(pagesText()).toContain('Договор аренды'));
  });

  test('that does not work says so', async () => {
    page(
      () => {
        throw refusal(LINK_MESSAGES.unavailable, { code: 'NOT_FOUND' });
      },
      () => new Response(null),
    );
    await screen.findByRole('heading', { name: 'Ссылка не действует' });
    screen.getByText('Попросите новую у компании.');
  });

  test('without a network is opened again', async () => {
    const bytes = await wordFile('Договор аренды');
    const { server } = page(
      () => {
        throw refusal('Сервер занят', { code: 'BUSY' });
      },
      () => new Response(bytes),
    );
    await screen.findByText('Документ не открылся');
    server.answer({ sharedPaper: sharedOf(bytes) });
    fireEvent.click(button('Повторить'));
    await screen.findByText('Файл не изменён');
  });
});

describe('a file of the customer', () => {
  test('is the issued one, or differs in size or in a byte', async () => {
    const bytes = await wordFile('Договор аренды');
    const { server } = page(sharedOf(bytes), () => new Response(bytes));
    await screen.findByText('Файл не изменён');
    choose(bytes, 'мой.docx');
    await screen.findByText('«мой.docx» — тот самый файл, который выдала компания.');
    const altered = new Uint8Array(bytes.slice(0));
    altered[altered.length - 1] = (altered.at(-1) ?? 0) ^ 1;
    choose(altered, 'правленый.docx');
    await screen.findByText(/«правленый\.docx» отличается от выданного/);
    choose('другой', 'короткий.docx');
    await screen.findByText(/«короткий\.docx» отличается от выданного/);
    expect(screen.queryByText(/тот самый/)).toBeNull();
    expect(server.sent('SharedPaper')).toHaveLength(1);
  });

  test('that cannot be read says so', async () => {
    const bytes = await wordFile('Договор аренды');
    page(sharedOf(bytes), () => new Response(bytes));
    await screen.findByText('Файл не изменён');
    const file = new File([bytes], 'мой.docx');
    file.arrayBuffer = () => Promise.reject(new Error('gone'));
    const input = document.querySelector('input[type=file]') as HTMLInputElement;
    fireEvent.change(input, { target: { files: [file] } });
    await screen.findByText('Файл «мой.docx» не прочитан. Выберите его ещё раз.');
  });

  test('is not compared where the browser has no digest', async () => {
    const bytes = await wordFile('Договор аренды');
    vi.stubGlobal('crypto', { randomUUID: () => '0', getRandomValues: () => new Uint8Array(16) });
    page(sharedOf(bytes), () => new Response(bytes));
    await waitFor(() => expect(pagesText()).toContain('Договор аренды'));
    expect(screen.queryByRole('button', { name: 'Проверить свой файл' })).toBeNull();
  });
});
