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
import { MESSAGES } from '@schema/messages';
import { PERMISSIONS, type Permission } from '@schema/permissions';
import { STALE_TEXTS } from '@schema/texts/bookings/stale';
import { PARTNERS_TEXTS } from '@schema/texts/reports/analytics';
import { KIT_TEXTS } from '@schema/texts/shell/shell';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PartnersPage } from './PartnersPage';

const PARTNERS = [
  { id: 1, name: 'Олег', version: 3 },
  { id: 2, name: 'Вера', version: 1 },
];
const CAR = { carId: 3, carTitle: 'Kia Rio', licensePlate: 'А123ВС77' };

async function open(permissions: readonly Permission[] = PERMISSIONS) {
  const view = renderSignedIn(<PartnersPage />, {
    user: { permissions },
    answers: {
      partnerRevenue: {
        partners: PARTNERS,
        cars: [{ ...CAR, shares: [{ partnerId: 1, sharePercent: 12.5 }], version: 7 }],
      },
      createPartner: { id: 3, name: 'Нина', version: 1 },
      renamePartner: { id: 1, name: 'Олег Иванов', version: 4 },
      setCarShares: { ...CAR, shares: [], version: 8 },
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
  expect(server.sent('RenamePartner')[0]?.variables).toEqual({
    id: 1,
    name: 'Олег Иванов',
    version: 3,
  });
});

test('shares accept a comma, sum to at most 100 %, omit zeros and are undone (N11, N12)', async () => {
  const { user, server } = await open();
  await openShares(user);
  expect(field('Олег, %').value).toBe('12,5');
  fill(field('Вера, %'), '87,6');
  await user.click(screen.getAllByRole('button', { name: PARTNERS_TEXTS.save }).at(-1) as Element);
  expect(await alertText()).toBe(MESSAGES.partners.sharesExceed);
  expect(field('Олег, %')).toBe(document.activeElement);
  fill(field('Олег, %'), '0');
  await screen.findByText(/12,4 %/);
  await user.click(screen.getAllByRole('button', { name: PARTNERS_TEXTS.save }).at(-1) as Element);
  await notice(PARTNERS_TEXTS.saved);
  await waitFor(() =>
    expect(server.sent('SetCarShares')[0]?.variables).toEqual({
      carId: 3,
      shares: [{ partnerId: 2, sharePercent: 87.6 }],
      version: 7,
    }),
  );
  await user.click(screen.getByRole('button', { name: KIT_TEXTS.undo }));
  await notice(PARTNERS_TEXTS.undone);
  expect(server.sent('SetCarShares')[1]?.variables).toEqual({
    carId: 3,
    shares: [{ partnerId: 1, sharePercent: 12.5 }],
    version: 8,
  });
});

test('with view_analytics alone partners and shares are read-only', async () => {
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
  expect(field('Вера, %')).toBe(document.activeElement);
  expect(server.sent('SetCarShares')).toEqual([]);
});

test('shares saved by another user are shown, typed shares of other partners stay', async () => {
  const { user, server } = await open();
  await openShares(user);
  fill(field('Вера, %'), '20');
  const car = { ...CAR, shares: [{ partnerId: 1, sharePercent: 40 }], version: 8 };
  server.answer({
    partnerRevenue: { partners: PARTNERS, cars: [car] },
    setCarShares: () => {
      throw refusal(MESSAGES.generic.stale, { code: 'STALE' });
    },
  });
  const save = () =>
    user.click(screen.getAllByRole('button', { name: PARTNERS_TEXTS.save }).at(-1) as Element);
  await save();
  await screen.findByText(MESSAGES.generic.stale);
  expect(field('Вера, %').value).toBe('20');
  await user.click(await screen.findByRole('button', { name: STALE_TEXTS.load }));
  expect([field('Олег, %').value, field('Вера, %').value]).toEqual(['40', '20']);
  server.answer({ setCarShares: { ...CAR, shares: [], version: 9 } });
  await save();
  await notice(PARTNERS_TEXTS.saved);
  expect(server.sent('SetCarShares').map(({ variables }) => variables.version)).toEqual([7, 8]);
});
