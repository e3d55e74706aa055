import { button, notice, renderSignedIn } from '@frontend/testing/render';
import { refusal } from '@frontend/testing/server';
import { LINK_MESSAGES } from '@schema/messages/links';
import { PAPER_MESSAGES } from '@schema/messages/papers';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import LinkDialog from './LinkDialog';
import { PAPER } from './testing/issued';

const CODE = 'Zm9vYmFyYmF6cXV4cXV1eA';
const LINK = {
  id: 3,
  expiresAt: '2026-12-04T09:00:00Z',
  revokedAt: null as string | null,
  views: 0,
  lastViewedAt: null as string | null,
};
const CREATED = { ...LINK, path: `/papers/share/${CODE}` };
const address = () => `${window.location.origin}/papers/share/${CODE}`;

/** The dialog of document 7; `link`: its present one. */
function dialog(link: typeof LINK | null, paper = {}, answers = {}) {
  return renderSignedIn(<LinkDialog paper={{ ...PAPER, ...paper } as never} onClose={vi.fn()} />, {
    answers: { paper: { id: 7, link }, ...answers },
  });
}

test('a link is created, shown once, copied and sent to the chat of the customer', async () => {
  const { server, user } = dialog(null, {}, { createPaperLink: CREATED });
  await user.click(await screen.findByRole('button', { name: 'Создать ссылку' }));
  server.answer({ paper: { id: 7, link: LINK } });
  await screen.findByText(address());
  screen.getByRole('img', { name: 'QR-код ссылки' });
  const chat = screen.getByRole('link', { name: 'WhatsApp' });
  const text = `Договор 26-Д-0001: ${address()}\nСсылка действует до 04.12.2026 12:00.`;
  expect(chat.getAttribute('href')).toBe(
    `https://wa.me/79161234567?text=${encodeURIComponent(text)}`,
  );
  await user.click(button('Скопировать'));
  expect(await navigator.clipboard.readText()).toBe(address());
  await screen.findByText('Ещё не открывали.');
  expect(screen.queryByRole('button', { name: /Создать/ })).toBeNull();
  expect(server.sent('CreatePaperLink').map(({ variables }) => variables)).toEqual([
    { paperId: 7 },
  ]);
});

test('is shared by the device, which may fail', async () => {
  const share = vi.fn().mockRejectedValueOnce(new Error('no')).mockResolvedValueOnce(undefined);
  Object.assign(navigator, { share });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'));
  const { server, user } = dialog(null, {}, { createPaperLink: CREATED });
  await user.click(await screen.findByRole('button', { name: 'Создать ссылку' }));
  server.answer({ paper: { id: 7, link: LINK } });
  await user.click(await screen.findByRole('button', { name: 'Поделиться' }));
  await screen.findByText('Не удалось поделиться ссылкой');
  await user.click(button('Поделиться'));
  await waitFor(() => expect(screen.queryByText('Не удалось поделиться ссылкой')).toBeNull());
  expect(share).toHaveBeenLastCalledWith({ title: 'Договор 26-Д-0001', url: address() });
});

test('a customer without a phone has no chat', async () => {
  const { user } = dialog(null, { customerPhone: null }, { createPaperLink: CREATED });
  await user.click(await screen.findByRole('button', { name: 'Создать ссылку' }));
  await screen.findByText(address());
  expect(screen.queryByRole('link', { name: 'WhatsApp' })).toBeNull();
});

test('a refused creation says why', async () => {
  const { user } = dialog(
    null,
    {},
    {
      createPaperLink: () => {
        throw refusal(PAPER_MESSAGES.linkOfVoid);
      },
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Создать ссылку' }));
  await screen.findByText(PAPER_MESSAGES.linkOfVoid);
});

test('opened later it has the number of openings, but not the address', async () => {
  dialog({ ...LINK, views: 3, lastViewedAt: '2026-11-20T08:30:00Z' });
  await screen.findByText('Открывали: 3 раза, последний 20.11.2026 11:30.');
  screen.getByText('Действует до 04.12.2026 12:00.');
  screen.getByText(/Прежняя ссылка перестанет работать\./);
  button('Создать новую ссылку');
  expect(screen.queryByRole('img')).toBeNull();
});

test('a link is revoked after a question, which shows a refusal', async () => {
  const { server, user } = dialog(
    LINK,
    {},
    {
      revokePaperLink: () => {
        throw refusal(LINK_MESSAGES.revoked);
      },
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Отозвать' }));
  const question = await screen.findByRole('alertdialog', { name: 'Отозвать ссылку?' });
  const confirm = within(question).getByRole('button', { name: 'Отозвать' });
  await user.click(confirm);
  await within(question).findByText(LINK_MESSAGES.revoked);
  const revoked = { ...LINK, revokedAt: '2026-11-20T09:00:00Z' };
  server.answer({ revokePaperLink: revoked, paper: { id: 7, link: revoked } });
  await user.click(confirm);
  await notice('Ссылка отозвана');
  await screen.findByText('Ссылка отозвана 20.11.2026 12:00.');
  expect(server.sent('RevokePaperLink').at(-1)?.variables).toEqual({ id: 3 });
  expect(screen.queryByRole('button', { name: 'Отозвать' })).toBeNull();
});

test('an expired link offers a new one', async () => {
  dialog({ ...LINK, expiresAt: '2026-11-20T09:00:00Z' });
  await screen.findByText('Срок ссылки истёк 20.11.2026 12:00.');
  button('Создать новую ссылку');
  expect(screen.queryByRole('button', { name: 'Отозвать' })).toBeNull();
});

test('a void document gets no new link; the present one can be revoked', async () => {
  dialog(LINK, { voidedAt: '2026-11-20T08:00:00Z' });
  await screen.findByText('Документ аннулирован: новую ссылку создать нельзя.');
  await screen.findByRole('button', { name: 'Отозвать' });
  expect(screen.queryByRole('button', { name: /Создать/ })).toBeNull();
});

test('a failed read is asked again', async () => {
  const { server, user } = dialog(
    null,
    {},
    {
      paper: () => {
        throw refusal('Сервер занят', { code: 'BUSY' });
      },
    },
  );
  await screen.findByText('Сервер занят');
  server.answer({ paper: { id: 7, link: LINK } });
  await user.click(button('Повторить'));
  await screen.findByText('Ещё не открывали.');
});
