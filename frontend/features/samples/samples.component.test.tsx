import { button, notice, renderSignedIn } from '@frontend/testing/render';
import { refusal } from '@frontend/testing/server';
import { MESSAGES } from '@schema/messages';
import { SAMPLES_TEXTS } from '@schema/texts/board/samples';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LoadSamples } from './LoadSamples';
import SamplesBar from './SamplesBar';

const T = SAMPLES_TEXTS;
const NONE = { cars: 0, bookings: 0, maintenances: 0, customers: 0, sources: 0, cashEntries: 0 };
const RIO = { id: 1, title: 'Kia Rio', licensePlate: 'А123АА77', bookings: 2, maintenances: 0 };
const samples = {
  isLoaded: true,
  gone: { ...NONE, cars: 11 },
  keptCars: [RIO],
  kept: { ...NONE, cars: 1, bookings: 2 },
};

test('loads the samples once, and shows a refusal', async () => {
  const { user, server } = renderSignedIn(<LoadSamples />, {
    answers: { loadSamples: { isLoaded: true } },
  });
  await user.click(button(T.load));
  await notice(T.loaded);
  server.answer({
    loadSamples: () => {
      throw refusal(MESSAGES.samples.hasData, { code: 'CONFLICT' });
    },
  });
  await user.click(button(T.load));
  await notice(MESSAGES.samples.hasData);
});

test('names the records that stay before the samples are removed', async () => {
  const { user, server } = renderSignedIn(<SamplesBar />, {
    answers: { samples, removeSamples: { isLoaded: false } },
  });
  await user.click(await screen.findByRole('button', { name: T.remove }));
  const dialog = await screen.findByRole('alertdialog', { name: T.removeQuestion });
  await waitFor(() =>
    expect(dialog.textContent?.replaceAll('\u00a0', ' ')).toContain('2 брони на Kia Rio А123АА77'),
  );
  expect(server.sent('RemoveSamples')).toEqual([]);
  server.answer({ samples: { ...samples, isLoaded: false } });
  const confirm = screen.getAllByRole('button', { name: T.remove }).at(-1);
  if (!confirm) throw new Error('no confirmation');
  await user.click(confirm);
  await notice(T.removed);
  expect(server.sent('RemoveSamples')).toHaveLength(1);
  await waitFor(() => expect(screen.queryByRole('region', { name: T.title })).toBeNull());
});

test('without samples the other bar is shown', async () => {
  renderSignedIn(<SamplesBar otherwise={<p>Вторая полоса</p>} />, {
    answers: { samples: { ...samples, isLoaded: false } },
  });
  await screen.findByText('Вторая полоса');
  expect(screen.queryByRole('region', { name: T.title })).toBeNull();
});

test('with samples no other bar is shown', async () => {
  renderSignedIn(<SamplesBar otherwise={<p>Вторая полоса</p>} />, { answers: { samples } });
  await screen.findByRole('region', { name: T.title });
  expect(screen.queryByText('Вторая полоса')).toBeNull();
});
