import { createHash } from 'node:crypto';
import { wordFile } from '@frontend/shared/papers/testing/word-file';
import {
  alertText,
  button,
  errorUnder,
  field,
  fill,
  notice,
  renderSignedIn,
} from '@frontend/testing/render';
import { refusal } from '@frontend/testing/server';
import { PAPER_MESSAGES } from '@schema/messages/papers';
import { PAPER_TEXTS } from '@schema/texts/papers/paper-page';
import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, test, vi } from 'vitest';
import { PaperPage } from './PaperPage';
import { PAPER } from './testing/issued';

const hashOf = (bytes: ArrayBuffer) =>
  createHash('sha256').update(new Uint8Array(bytes)).digest('hex');

/** The page of document 7; another document shows its address. */
function page(paper: object, file: () => Response, answers: object = {}) {
  return renderSignedIn(
    <Routes>
      <Route
        path="/papers/7"
        element={<PaperPage id={7} back={null} bookingLink={(id) => `/?booking=${id}`} />}
      />
      <Route path="/papers/:id" element={<p>Другой документ</p>} />
    </Routes>,
    {
      path: '/papers/7',
      answers: { paper, [PAPER.url]: file, ...answers },
    },
  );
}

const pagesText = () =>
  screen.queryByRole('region', { name: PAPER_TEXTS.pages })?.shadowRoot?.textContent ?? '';

describe('the pages of a document', () => {
  test('are drawn, compared with the issued file, printed and downloaded', async () => {
    const bytes = await wordFile('Договор аренды', 'Иванов Пётр');
    const { user } = page({ ...PAPER, sha256: hashOf(bytes) }, () => new Response(bytes));
    await screen.findByText(PAPER_TEXTS.intact);
    await waitFor(() => expect(pagesText()).toContain('Договор аренды'));
    expect(pagesText()).toContain('Kia Rio');
    screen.getByText('Впишите от руки: паспорт клиента, VIN.');
    expect(screen.getByRole('link', { name: 'Бронь 12' }).getAttribute('href')).toBe(
      '/?booking=12',
    );

    const print = vi.fn();
    vi.stubGlobal('print', print);
    await waitFor(() => expect(button(PAPER_TEXTS.print).hasAttribute('disabled')).toBe(false));
    const printed = document.querySelector('style')?.textContent;
    expect(printed).toContain('size: A4 portrait');
    expect(printed).toContain('content: "страница " counter(page) " из " counter(pages)');
    expect(printed).toContain('@top-right { content: "Договор № 1"');
    expect(pagesText()).not.toContain('страница');
    await user.click(button(PAPER_TEXTS.print));
    expect(print).toHaveBeenCalledTimes(1);

    const saved: string[] = [];
    Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    await user.click(button(PAPER_TEXTS.download));
    expect(saved).toEqual(['Договор 26-Д-0001 Иванов.docx']);
    vi.restoreAllMocks();
  });

  test('of another file are shown with a warning', async () => {
    const bytes = await wordFile('Подменённый текст');
    page(PAPER, () => new Response(bytes));
    expect(await alertText()).toContain(PAPER_TEXTS.altered);
    await waitFor(() => expect(pagesText()).toContain('Подменённый'));
    expect(screen.queryByText(PAPER_TEXTS.intact)).toBeNull();
  });

  test('are not compared where the browser has no digest', async () => {
    const bytes = await wordFile('Договор аренды');
    vi.stubGlobal('crypto', { randomUUID: () => '0', getRandomValues: () => new Uint8Array(16) });
    page(PAPER, () => new Response(bytes));
    await waitFor(() => expect(pagesText()).toContain('Договор аренды'));
    expect(screen.queryByText(PAPER_TEXTS.intact)).toBeNull();
    expect(screen.queryByText(PAPER_TEXTS.altered)).toBeNull();
  });

  test('that cannot be drawn leave the download', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    page(PAPER, () => new Response(new Uint8Array([1, 2, 3])));
    await screen.findByText(PAPER_TEXTS.drawFailed);
    expect(button(PAPER_TEXTS.print).hasAttribute('disabled')).toBe(true);
    expect(button(PAPER_TEXTS.download).hasAttribute('disabled')).toBe(false);
    vi.restoreAllMocks();
  });

  test('are read again after a failure', async () => {
    const bytes = await wordFile('Договор аренды');
    let status = 404;
    const { user } = page(PAPER, () => new Response(status === 200 ? bytes : null, { status }));
    await screen.findByText(PAPER_TEXTS.fileMissing);
    status = 200;
    await user.click(button('Повторить'));
    await waitFor(() => expect(pagesText()).toContain('Договор аренды'));
    expect(screen.queryByText(PAPER_TEXTS.fileMissing)).toBeNull();
  });
});

test('a document that does not exist says so', async () => {
  page(
    () => {
      throw refusal(PAPER_MESSAGES.notFound, { code: 'NOT_FOUND' });
    },
    () => new Response(null),
  );
  await screen.findByRole('heading', { name: PAPER_TEXTS.notFound });
});

test('a failed answer is asked again', async () => {
  const bytes = await wordFile('Договор аренды');
  const { server, user } = page(
    () => {
      throw refusal('Сервер занят', { code: 'BUSY' });
    },
    () => new Response(bytes),
  );
  await screen.findByText('Сервер занят');
  server.answer({ paper: PAPER });
  await user.click(button('Повторить'));
  await screen.findByRole('heading', { name: 'Договор 26-Д-0001' });
});

test('changed terms are listed, and the extension is issued and opened', async () => {
  const bytes = await wordFile('Договор аренды');
  const changes = [{ term: 'end', before: '24.11.2026 10:00', after: '26.11.2026 10:00' }];
  const { server, user } = page({ ...PAPER, changes }, () => new Response(bytes), {
    issuePaper: { ...PAPER, id: 8, kind: 'extension', number: '26-ДС-0001' },
  });
  await screen.findByText('Возврат: 24.11.2026 10:00 → 26.11.2026 10:00');
  await user.click(button(PAPER_TEXTS.extend));
  await screen.findByText('Другой документ');
  expect(server.sent('IssuePaper').map(({ variables }) => variables)).toEqual([
    { input: { bookingId: 12, kind: 'extension' } },
  ]);
});

test('a refused extension says why', async () => {
  const bytes = await wordFile('Договор аренды');
  const changes = [{ term: 'price', before: '9 000 ₽', after: '12 000 ₽' }];
  const { user } = page({ ...PAPER, changes }, () => new Response(bytes), {
    issuePaper: () => {
      throw refusal(PAPER_MESSAGES.busy);
    },
  });
  await user.click(await screen.findByRole('button', { name: PAPER_TEXTS.extend }));
  await screen.findByText(PAPER_MESSAGES.busy);
});

test('a document is voided with a reason, which a refusal keeps', async () => {
  const bytes = await wordFile('Договор аренды');
  const { server, user } = page(PAPER, () => new Response(bytes), {
    voidPaper: () => {
      throw refusal(PAPER_MESSAGES.alreadyVoided);
    },
  });
  await user.click(await screen.findByRole('button', { name: PAPER_TEXTS.void }));
  const dialog = await screen.findByRole('dialog', { name: PAPER_TEXTS.voidTitle });
  const submit = within(dialog).getByRole('button', { name: PAPER_TEXTS.void });
  await user.click(submit);
  expect(errorUnder(field(PAPER_TEXTS.reason))).toBe(PAPER_MESSAGES.reasonRequired);
  expect(server.sent('VoidPaper')).toEqual([]);

  fill(field(PAPER_TEXTS.reason), ' Ошибка в имени ');
  await user.click(submit);
  await within(dialog).findByText(PAPER_MESSAGES.alreadyVoided);
  expect(field(PAPER_TEXTS.reason).value).toBe(' Ошибка в имени ');

  const voided = {
    ...PAPER,
    voidedAt: '2026-11-20T09:00:00Z',
    voidedByLogin: 'boss',
    voidReason: 'Ошибка в имени',
  };
  server.answer({ voidPaper: voided, paper: voided });
  await user.click(submit);
  await notice('Документ аннулирован: Договор 26-Д-0001');
  await screen.findByText('20.11.2026 12:00, boss');
  screen.getByText('Причина: Ошибка в имени');
  expect(screen.queryByRole('button', { name: PAPER_TEXTS.void })).toBeNull();
  expect(screen.queryByText(/Впишите от руки/)).toBeNull();
  expect(server.sent('VoidPaper').at(-1)?.variables).toEqual({ id: 7, reason: 'Ошибка в имени' });
});

test('a document whose file was deleted says so, and offers no print or download', async () => {
  const file = vi.fn(() => new Response(''));
  const deleted = { customerName: '', fileDeletedAt: '2029-11-20T09:00:00Z' };
  page({ ...PAPER, ...deleted }, file);
  await screen.findByText('Файл удалён по сроку хранения');
  screen.getByText(/^Удалён 20\.11\.2029 12:00/);
  screen.getByText('Kia Rio · 20.11.2026 10:00 · admin');
  expect(screen.queryByRole('button', { name: PAPER_TEXTS.print })).toBeNull();
  expect(screen.queryByRole('button', { name: PAPER_TEXTS.download })).toBeNull();
  expect(screen.queryByText(/^Впишите от руки/)).toBeNull();
  expect(file).not.toHaveBeenCalled();
});
