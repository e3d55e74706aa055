import { button, renderSignedIn } from '@frontend/testing/render';
import { refusal } from '@frontend/testing/server';
import { MESSAGES } from '@schema/messages';
import { KIT_TEXTS } from '@schema/texts/shell/shell';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FleetPage } from './FleetPage';

test('a fleet that fails to load says so and is loaded by the retry', async () => {
  const cars = () => {
    throw refusal('Нет доступа к данным');
  };
  const { user, server } = renderSignedIn(<FleetPage />, { answers: { cars } });
  const failure = await screen.findByRole('alert');
  expect(failure.textContent).toContain(MESSAGES.cars.loadFailed);
  server.answer({ cars: { items: [] } });
  await user.click(button(KIT_TEXTS.retry));
  await screen.findByText(MESSAGES.cars.empty);
  expect(screen.queryByRole('alert')).toBeNull();
});
