import { field, fill, renderSignedIn } from '@frontend/testing/render';
import { CAR_ANALYTICS_TEXTS, clampedShareText } from '@schema/texts/reports/analytics';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ShareFields } from './ShareFields';
import { useProfit } from './useProfit';

function Shares() {
  const form = useProfit({
    carId: 1,
    canEdit: true,
    shares: [{ title: 'Иван', percent: 20 }],
    purchasePrice: null,
    currentValue: null,
    version: 0,
  });
  return <ShareFields form={form} amountOf={() => 0} />;
}

test.each([
  ['150', '100'],
  ['-5', '0'],
  ['33,334', '33,334'],
  ['треть', 'треть'],
])('a share of %s is %s when its field is left (N23)', (typed, left) => {
  renderSignedIn(<Shares />);
  const share = field(CAR_ANALYTICS_TEXTS.sharePercent);
  fill(share, typed);
  expect(share.value).toBe(typed);
  fireEvent.blur(share);
  expect(share.value).toBe(left);
});

test('a clamped share says what was typed, until it is typed again', () => {
  renderSignedIn(<Shares />);
  const share = field(CAR_ANALYTICS_TEXTS.sharePercent);
  fill(share, '150');
  fireEvent.blur(share);
  screen.getByText(clampedShareText('150', '100'));
  fill(share, '50');
  expect(screen.queryByText(clampedShareText('150', '100'))).toBeNull();
});
