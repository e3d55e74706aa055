import { button, NOW, notice, renderSignedIn } from '@frontend/testing/render';
import { type Answers, refusal } from '@frontend/testing/server';
import { MESSAGES } from '@schema/messages';
import { BACKUPS_TEXTS, COPY_STEP_TITLES } from '@schema/texts/people/backups';
import { SHELL_TEXTS } from '@schema/texts/shell/shell';
import { screen, within } from '@testing-library/react';
import { addHours } from 'date-fns/addHours';
import { expect, test } from 'vitest';
import { BackupsPage } from './BackupsPage';

const hoursAgo = (hours: number) => addHours(NOW, -hours).toISOString();
const copy = (hours: number, more = {}) => ({
  name: `${hours}.zip`,
  at: hoursAgo(hours),
  bytes: 3_565_158,
  problem: null,
  cars: 60,
  bookings: 12_480,
  files: 3,
  ...more,
});
const BACKUPS = {
  isOn: true,
  folder: '/mnt/copies',
  everyHours: 24,
  kept: 14,
  isLate: false,
  copies: [copy(3), copy(27, { bytes: 37_001 })],
  nextAt: hoursAgo(-21),
  running: null,
  failure: null,
};

async function open(more: object = {}, answers: Answers = {}) {
  const view = renderSignedIn(<BackupsPage />, {
    answers: { backups: { ...BACKUPS, ...more }, startBackup: true, ...answers },
  });
  await screen.findByRole('heading', { level: 1, name: SHELL_TEXTS.backups });
  return view;
}

test('shows the last copy, the schedule and the contents of every copy', async () => {
  await open();
  await screen.findByText('3 часа назад');
  screen.getByText('21.11.2026 09:00');
  screen.getByText('раз в 24 часа');
  screen.getByText('Хранится: 14 копий');
  const [, first] = await screen.findAllByRole('row');
  const cells = within(first as HTMLElement).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([
    '20.11.2026 09:00',
    BACKUPS_TEXTS.proven,
    '60',
    '12 480',
    '3',
    '3,4 МБ',
  ]);
  screen.getByText('37 КБ');
  expect(screen.queryByText(BACKUPS_TEXTS.lateTitle)).toBeNull();
});

test('a copy is started, its step is shown, and another cannot be started meanwhile', async () => {
  const { user, server } = await open();
  await screen.findByText('3 часа назад');
  server.answer({
    backups: { ...BACKUPS, running: { startedAt: hoursAgo(0), step: 'proof', server: null } },
  });
  await user.click(button(BACKUPS_TEXTS.make));
  await notice(BACKUPS_TEXTS.started);
  await screen.findByText(new RegExp(COPY_STEP_TITLES.proof));
  expect(server.sent('StartBackup')).toHaveLength(1);
  await user.click(button(new RegExp(BACKUPS_TEXTS.make)));
  expect(server.sent('StartBackup')).toHaveLength(1);
});

test('a refused start shows the message of the server', async () => {
  const { user } = await open(
    {},
    {
      startBackup: () => {
        throw refusal(MESSAGES.backups.running, { code: 'CONFLICT' });
      },
    },
  );
  await user.click(await screen.findByRole('button', { name: BACKUPS_TEXTS.make }));
  await notice(MESSAGES.backups.running);
});

test('warns of a late copy, a failed attempt and a damaged file', async () => {
  const spoilt = { problem: MESSAGES.backups.unreadable, cars: null, bookings: null, files: null };
  await open({
    isLate: true,
    copies: [copy(3, spoilt), copy(75)],
    failure: { at: hoursAgo(3), message: MESSAGES.backups.noSpace, server: 'office-2' },
  });
  await screen.findByText(BACKUPS_TEXTS.lateTitle);
  await screen.findByText(new RegExp(`, сервер office-2: ${MESSAGES.backups.noSpace}`));
  await screen.findByText('3 дня назад');
  screen.getByText(BACKUPS_TEXTS.spoilt);
});

test('without a folder shows how to enable copies; an empty folder that none is made yet', async () => {
  const { server } = await open({ isOn: false, copies: [], everyHours: null, kept: null });
  await screen.findByText(BACKUPS_TEXTS.offTitle);
  expect(screen.queryByText(BACKUPS_TEXTS.loading)).toBeNull();
  expect(screen.queryByRole('button', { name: BACKUPS_TEXTS.make })).toBeNull();
  expect(server.sent('Backups')).toHaveLength(1);
});

test('an empty folder has no table', async () => {
  await open({ copies: [], nextAt: hoursAgo(0) });
  await screen.findByText(BACKUPS_TEXTS.empty);
  screen.getByText(BACKUPS_TEXTS.nextNow);
  screen.getByText(BACKUPS_TEXTS.never);
});
