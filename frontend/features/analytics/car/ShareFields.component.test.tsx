import { alertText, button, field, fill, notice, renderSignedIn } from '@frontend/testing/render';
import { MESSAGES } from '@schema/messages';
import { CAR_ANALYTICS_TEXTS, clampedShareText } from '@schema/texts/reports/analytics';
import { KIT_TEXTS } from '@schema/texts/shell/shell';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ProfitCalculator } from './ProfitCalculator';
import { ShareFields } from './ShareFields';
import { useProfit } from './useProfit';

const PROFIT = {
  carId: 1,
  canEdit: true,
  purchasePrice: 900_000,
  currentValue: null,
  version: 3,
  shares: [{ title: 'Иван', percent: 20 }],
};

function Shares() {
  const form = useProfit(PROFIT);
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

test('a clamped share shows the typed value until the next input', () => {
  renderSignedIn(<Shares />);
  const share = field(CAR_ANALYTICS_TEXTS.sharePercent);
  fill(share, '150');
  fireEvent.blur(share);
  screen.getByText(clampedShareText('150', '100'));
  fill(share, '50');
  expect(screen.queryByText(clampedShareText('150', '100'))).toBeNull();
});

function Calculator() {
  const form = useProfit(PROFIT);
  return (
    <ProfitCalculator
      summary={{ totalRevenue: 1000, totalMaintenanceCost: 0 } as never}
      form={form}
      canEdit
    />
  );
}

test('a share without a name is marked and focused', async () => {
  const { user } = renderSignedIn(<Calculator />);
  fill(field(CAR_ANALYTICS_TEXTS.shareTitle), '');
  await user.click(button(CAR_ANALYTICS_TEXTS.save));
  expect(await alertText()).toBe(MESSAGES.analytics.shareTitleRequired);
  expect(field(CAR_ANALYTICS_TEXTS.shareTitle)).toBe(document.activeElement);
});

test('the undo of saved shares sends the former values and the version of the save', async () => {
  const saved = { ...PROFIT, shares: [{ title: 'Иван', percent: 50 }], version: 4 };
  const { user, server } = renderSignedIn(<Calculator />, {
    answers: { setCarProfitShares: saved },
  });
  fill(field(CAR_ANALYTICS_TEXTS.sharePercent), '50');
  await user.click(button(CAR_ANALYTICS_TEXTS.save));
  await notice(CAR_ANALYTICS_TEXTS.saved);
  await user.click(button(KIT_TEXTS.undo));
  await notice(CAR_ANALYTICS_TEXTS.undone);
  const { shares, purchasePrice, currentValue } = PROFIT;
  expect(server.sent('SetCarProfit')[1]?.variables).toEqual({
    carId: 1,
    input: { shares, purchasePrice, currentValue, version: 4 },
  });
});
