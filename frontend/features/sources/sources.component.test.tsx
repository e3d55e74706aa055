import {
  alertText,
  button,
  errorUnder,
  field,
  fill,
  notice,
  renderSignedIn,
} from '@frontend/testing/render';
import { type Answers, refusal } from '@frontend/testing/server';
import { MESSAGES } from '@schema/messages';
import { SOURCES_TEXTS } from '@schema/texts/reports/sources';
import { KIT_TEXTS } from '@schema/texts/shell/shell';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NewSource } from './NewSource';
import { SourceName } from './SourceName';
import { SourcesReport } from './SourcesReport';

const taken = () => {
  throw refusal(MESSAGES.sources.nameTaken, { fields: { name: MESSAGES.sources.nameTaken } });
};
const openNew = (answers: Answers = { createSource: { id: 3, name: 'Авито' } }) =>
  renderSignedIn(<NewSource />, { answers });

async function openName(answers: Answers = { renameSource: { id: 1, name: 'Сайт', version: 6 } }) {
  const source = { id: 1, name: 'Авито', version: 5 };
  const view = renderSignedIn(<SourceName source={source} colour="#6366F1" />, { answers });
  await view.user.click(button(`${SOURCES_TEXTS.rename} Авито`));
  return view;
}
const name = () => field(`${SOURCES_TEXTS.name}: Авито`);

test('a new source is sent with empty texts as null, and the form is empty again (S3, S4)', async () => {
  const { user, server } = openNew();
  await user.click(button(SOURCES_TEXTS.add));
  expect(await alertText()).toBe(MESSAGES.sources.nameRequired);
  fill(field(SOURCES_TEXTS.name), '  Авито ');
  fill(field(SOURCES_TEXTS.description), '   ');
  await user.click(button(SOURCES_TEXTS.add));
  await notice(SOURCES_TEXTS.created);
  expect(field(SOURCES_TEXTS.name).value).toBe('');
  expect(server.sent('CreateSource')[0]?.variables).toEqual({
    input: { name: 'Авито', description: null, template: null },
  });
});

test('the focus returns to the pencil by Escape and stays where a click put it', async () => {
  const { user } = await openName();
  await user.keyboard('{Escape}');
  const pencil = button(`${SOURCES_TEXTS.rename} Авито`);
  expect(document.activeElement).toBe(pencil);
  await user.click(pencil);
  expect(document.activeElement).toBe(name());
  await user.click(document.body);
  expect(document.activeElement).toBe(document.body);
});

test('the late answer of a rename leaves the focus in another field', async () => {
  const { user, server } = renderSignedIn(
    <>
      <SourceName source={{ id: 1, name: 'Авито', version: 5 }} colour="#6366F1" />
      <input aria-label="другое" />
    </>,
    { answers: { renameSource: { id: 1, name: 'Сайт', version: 6 } } },
  );
  await user.click(button(`${SOURCES_TEXTS.rename} Авито`));
  fill(name(), 'Сайт');
  const answer = server.hold();
  await user.keyboard('{Enter}');
  await user.click(screen.getByLabelText('другое'));
  answer();
  await notice(SOURCES_TEXTS.renamed);
  expect(document.activeElement).toBe(screen.getByLabelText('другое'));
});

test('a refused or lost new source keeps its input (T21)', async () => {
  const { user, server } = openNew({ createSource: taken });
  fill(field(SOURCES_TEXTS.name), 'Авито');
  fill(field(SOURCES_TEXTS.template), 'Спасибо');
  await user.click(button(SOURCES_TEXTS.add));
  expect(await alertText()).toBe(MESSAGES.sources.nameTaken);
  expect(errorUnder(field(SOURCES_TEXTS.name))).toBe(MESSAGES.sources.nameTaken);
  server.disconnect();
  await user.click(button(SOURCES_TEXTS.add));
  await waitFor(async () => expect(await alertText()).toContain(MESSAGES.sources.createFailed));
  expect(field(SOURCES_TEXTS.template).value).toBe('Спасибо');
});

test('Enter saves a changed name, Escape cancels, an unchanged one sends nothing (S8)', async () => {
  const { user, server } = await openName();
  await user.keyboard('{Enter}');
  await user.click(button(`${SOURCES_TEXTS.rename} Авито`));
  fill(name(), 'Другое');
  await user.keyboard('{Escape}');
  expect(server.sent('RenameSource')).toEqual([]);
  await user.click(button(`${SOURCES_TEXTS.rename} Авито`));
  expect(name().value).toBe('Авито');
  fill(name(), ' Сайт ');
  await user.keyboard('{Enter}');
  await notice(SOURCES_TEXTS.renamed);
  expect(server.sent('RenameSource')[0]?.variables).toEqual({ id: 1, name: 'Сайт', version: 5 });
});

test('an empty, a duplicate and an unsaved name stay in the field with their reason (T21)', async () => {
  const { user, server } = await openName({ renameSource: taken });
  fill(name(), ' ');
  await user.keyboard('{Enter}');
  expect(errorUnder(name())).toBe(MESSAGES.sources.nameRequired);
  fill(name(), 'Сайт');
  await user.keyboard('{Enter}');
  await screen.findByText(MESSAGES.sources.nameTaken);
  server.disconnect();
  await user.keyboard('{Enter}');
  await screen.findByText(`${MESSAGES.sources.updateFailed}. Сервер не ответил.`);
  expect(name().value).toBe('Сайт');
});

test('a report that fails to load shows an error and a retry; an empty one shows a message', async () => {
  const { user, server } = renderSignedIn(<SourcesReport />, {
    answers: { sources: { totalBookingsInPeriod: 0, items: [] } },
    isOffline: true,
  });
  await screen.findByText(MESSAGES.generic.loadFailed);
  server.connect();
  await user.click(button(KIT_TEXTS.retry));
  await screen.findByText(MESSAGES.sources.noDataForPeriod);
  expect(screen.queryByText(MESSAGES.generic.loadFailed)).toBeNull();
});

test('a name saved by another user is shown, and overwritten when Enter is pressed again', async () => {
  const source = { id: 1, name: 'Авито', version: 5 };
  const stale = () => {
    throw refusal(MESSAGES.generic.stale, { code: 'STALE' });
  };
  const item = { source: { ...source, description: null } };
  const figures = {
    periodBookings: 0,
    periodShare: 0,
    totalBookings: 0,
    totalRevenue: 0,
    reviewsSent: 0,
    reviewsPending: 0,
    reviewsCancelled: 0,
  };
  const report = (one: object) => ({
    sources: { totalBookingsInPeriod: 1, items: [{ ...figures, ...one }] },
  });
  const { user, server } = renderSignedIn(<SourcesReport />, {
    answers: { ...report(item), renameSource: stale },
  });
  await user.click(await screen.findByRole('button', { name: `${SOURCES_TEXTS.rename} Авито` }));
  fill(name(), 'Сайт');
  server.answer(report({ source: { ...source, description: null, name: 'Друзья', version: 6 } }));
  await user.keyboard('{Enter}');
  await screen.findByText(/Сейчас: «Друзья»/);
  server.answer({ renameSource: { id: 1, name: 'Сайт', version: 7 } });
  await user.keyboard('{Enter}');
  await notice(SOURCES_TEXTS.renamed);
  expect(server.sent('RenameSource').map(({ variables }) => variables.version)).toEqual([5, 6]);
});
