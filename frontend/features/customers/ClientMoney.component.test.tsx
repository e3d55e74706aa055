import { renderSignedIn } from '@frontend/testing/render';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ClientMoney } from './ClientMoney';

test('what a customer owes, is owed and has left as deposit', async () => {
  const customerMoney = { debt: 4000, overpaid: 250.5, held: 7000 };
  const { server } = renderSignedIn(<ClientMoney id={7} />, { answers: { customerMoney } });
  const debt = await screen.findByText(/К оплате 4\s000\s₽/);
  expect(debt.parentElement?.textContent).toMatch(/Переплата 250,50\s₽Залог 7\s000\s₽/);
  expect(server.sent('CustomerMoney')[0]?.variables).toEqual({ customerId: 7 });
});
