import { button, field, fill, renderSignedIn } from '@frontend/testing/render';
import { refusal } from '@frontend/testing/server';
import { CAR_FIELDS } from '@schema/fields/car-fields';
import { MESSAGES } from '@schema/messages';
import { CARS_TEXTS } from '@schema/texts/fleet/cars';
import { KIT_TEXTS } from '@schema/texts/shell/shell';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FleetPage } from './FleetPage';

test('a fleet that fails to load shows an error and is loaded by the retry', async () => {
  const cars = () => {
    throw refusal('Нет доступа к данным');
  };
  const { user, server } = renderSignedIn(<FleetPage statePath={(id) => `/cars/${id}/state`} />, {
    answers: { cars },
  });
  const failure = await screen.findByRole('alert');
  expect(failure.textContent).toContain(MESSAGES.cars.loadFailed);
  server.answer({ cars: { items: [] } });
  await user.click(button(KIT_TEXTS.retry));
  await screen.findByText(MESSAGES.cars.empty);
  expect(screen.queryByRole('alert')).toBeNull();
});

/** The form of a new car beside an empty list, with a brand typed. */
async function typeBrand() {
  const view = renderSignedIn(<FleetPage statePath={(id) => `/cars/${id}/state`} />, {
    answers: { cars: { items: [] } },
  });
  await screen.findByText(MESSAGES.cars.empty);
  const brand = () => field(CAR_FIELDS.brand.label);
  return { ...view, brand };
}

test('the form of a new car keeps the typed values when it is opened again', async () => {
  const { user, brand } = await typeBrand();
  const shown = brand();
  await user.click(button(CARS_TEXTS.add));
  fill(brand(), 'Лада');
  expect(brand()).toBe(shown);
  expect(brand().value).toBe('Лада');
});

test('a typed new car is discarded on request, each time', async () => {
  const { user, brand } = await typeBrand();
  for (const name of ['Лада', 'Киа']) {
    fill(brand(), name);
    await user.click(button(CARS_TEXTS.add));
    await user.click(button(KIT_TEXTS.leave));
    await waitFor(() => expect(brand().value).toBe(''));
  }
});

test('the form of a new car is opened with the focus on the brand', async () => {
  const { user, brand } = await typeBrand();
  expect(document.activeElement).not.toBe(brand());
  await user.click(button(CARS_TEXTS.add));
  await waitFor(() => expect(document.activeElement).toBe(brand()));
  fill(brand(), 'Лада');
  await user.click(button(CARS_TEXTS.add));
  await user.click(button(KIT_TEXTS.leave));
  await waitFor(() => expect(brand().value).toBe(''));
  await waitFor(() => expect(document.activeElement).toBe(brand()));
});
