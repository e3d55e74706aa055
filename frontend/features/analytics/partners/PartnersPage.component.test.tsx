import {
  alertText,
  button,
  errorUnder,
  field,
  fill,
  notice,
  renderSignedIn,
} from '@frontend/testing/render';
import { MESSAGES } from '@schema/messages';
import { PERMISSIONS, type Permission } from '@schema/permissions';
import { PARTNERS_TEXTS } from '@schema/texts/reports/analytics';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PartnersPage } from './PartnersPage';

const CAR = { carId: 3, carTitle: 'Kia Rio', licensePlate: 'А123ВС77' };

async function open(permissions: readonly Permission[] = PERMISSIONS) {
  const view = renderSignedIn(<PartnersPage />, {
    user: { permissions },
    answers: {
      partnerRevenue: {
        partners: [
          { id: 1, name: 'Олег' },
          { id: 2, name: 'Вера' },
        ],
        cars: [{ ...CAR, shares: [{ partnerId: 1, sharePercent: 12.5 }] }],
      },
      createPartner: { id: 3, name: 'Нина' },
      renamePartner: { id: 1, name: 'Олег Иванов' },
      setCarShares: { carId: 3, shares: [] },
    },
  });
  await screen.findByText('Олег');
  return view;
}
const openShares = (user: Awaited<ReturnType<typeof open>>['user']) =>
  user.click(button(`${PARTNERS_TEXTS.edit}: Kia Rio А123ВС77`));

test('a partner needs a name and is added and renamed (N8, N10)', async () => {
  const { user, server } = await open();
  await user.click(button(PARTNERS_TEXTS.add));
  expect(await alertText()).toBe(MESSAGES.partners.nameRequired);
  fill(field(PARTNERS_TEXTS.name), ' Нина ');
  expect(errorUnder(field(PARTNERS_TEXTS.name))).toBeNull();
  server.disconnect();
  await user.click(button(PARTNERS_TEXTS.add));
  expect(await alertText()).toContain(MESSAGES.generic.error);
  server.connect();
  await user.click(button(PARTNERS_TEXTS.add));
  await notice(PARTNERS_TEXTS.added);
  expect(server.sent('CreatePartner').at(-1)?.variables).toEqual({ name: 'Нина' });
  await user.click(button(`${PARTNERS_TEXTS.rename} Олег`));
  fill(screen.getByDisplayValue('Олег'), 'Олег Иванов');
  await user.keyboard('{Enter}');
  await notice(PARTNERS_TEXTS.renamed);
});

test('shares take a comma, are at most 100 % together, and a share of 0 is not sent (N11, N12)', async () => {
  const { user, server } = await open();
  await openShares(user);
  expect(field('Олег, %').value).toBe('12,5');
  fill(field('Вера, %'), '87,6');
  await user.click(screen.getAllByRole('button', { name: PARTNERS_TEXTS.save }).at(-1) as Element);
  expect(await alertText()).toBe(MESSAGES.partners.sharesExceed);
  fill(field('Олег, %'), '0');
  await screen.findByText(/12,4 %/);
  await user.click(screen.getAllByRole('button', { name: PARTNERS_TEXTS.save }).at(-1) as Element);
  await notice(PARTNERS_TEXTS.saved);
  await waitFor(() =>
    expect(server.sent('SetCarShares')[0]?.variables).toEqual({
      carId: 3,
      shares: [{ partnerId: 2, sharePercent: 87.6 }],
    }),
  );
});

test('who may only see the analytics reads partners and shares and finds no way to write', async () => {
  await open(['view_analytics']);
  expect(screen.getByText('Олег 12,5 %')).toBeTruthy();
  expect(screen.getByText(PARTNERS_TEXTS.readOnly)).toBeTruthy();
  const labels = screen
    .getAllByRole('button')
    .map((one) => one.getAttribute('aria-label') ?? one.textContent);
  const writing = [PARTNERS_TEXTS.add, PARTNERS_TEXTS.edit, PARTNERS_TEXTS.rename];
  expect(labels.filter((label) => writing.some((word) => label?.startsWith(word)))).toEqual([]);
  expect(screen.queryByLabelText(PARTNERS_TEXTS.name)).toBeNull();
});

test.each(['-1', '101', 'много'])('the share «%s» is refused (N11)', async (share) => {
  const { user, server } = await open();
  await openShares(user);
  fill(field('Вера, %'), share);
  await user.click(screen.getAllByRole('button', { name: PARTNERS_TEXTS.save }).at(-1) as Element);
  await screen.findByRole('alert');
  expect(server.sent('SetCarShares')).toEqual([]);
});
