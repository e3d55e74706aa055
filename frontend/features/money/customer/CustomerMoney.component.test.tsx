import { renderSignedIn } from '@frontend/testing/render';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CustomerMoney } from './CustomerMoney';

test('what a customer owes, is owed and has left as deposit', async () => {
  const customerMoney = { debt: 4000, overpaid: 250.5, held: 7000, advance: 1500, advances: [] };
  const { server } = renderSignedIn(<CustomerMoney customerId={7} />, {
    answers: { customerMoney },
  });
  const debt = await screen.findByText(/К оплате 4\s000\s₽/);
  expect(debt.parentElement?.textContent).toMatch(
    /Переплата 250,50\s₽Залог 7\s000\s₽Аванс 1\s500\s₽/,
  );
  expect(server.sent('CustomerMoney')[0]?.variables).toEqual({ customerId: 7 });
});
