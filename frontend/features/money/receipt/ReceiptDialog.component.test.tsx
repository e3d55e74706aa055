import { button, renderSignedIn } from '@frontend/testing/render';
import { RECEIPT_TEXTS } from '@schema/texts/money/receipt';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { MoneyEntryFacts } from '../useRentalMoney';
import ReceiptDialog from './ReceiptDialog';

const ENTRY: MoneyEntryFacts = {
  id: 7,
  kind: 'rent',
  direction: 'in',
  amount: 4000,
  method: 'cash',
  comment: null,
  happenedAt: '2026-11-20T09:00:00Z',
  userName: 'anna',
  isReversed: false,
  mayReverse: true,
  reversesId: null,
};

test('without a canvas the receipt shows an error and no actions', async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  renderSignedIn(<ReceiptDialog entry={ENTRY} bookingId={12} rented={null} onClose={() => {}} />);
  await screen.findByText(RECEIPT_TEXTS.failed);
  expect(screen.queryByRole('button', { name: RECEIPT_TEXTS.print })).toBeNull();
  expect(button('Закрыть')).toBeDefined();
});
