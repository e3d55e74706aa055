import { useApolloClient } from '@apollo/client/react';
import { forgetUndo } from '@frontend/shared/lib/overlays/undo';
import { BOOKING, CAR, estimateOf, OTHER_CAR } from '@frontend/testing/records';
import { notice, renderSignedIn } from '@frontend/testing/render';
import { MOVE_TEXTS } from '@schema/texts/board/board-move';
import { ESTIMATE_TEXTS } from '@schema/texts/bookings/bookings';
import { KIT_TEXTS } from '@schema/texts/shell/shell';
import { screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Move } from './move';
import { MoveController } from './move-controller';

const TO_OTHER_CAR: Move = {
  event: { kind: 'booking', title: BOOKING.customer, record: BOOKING },
  carId: OTHER_CAR.id,
  startDate: new Date(BOOKING.startDate),
  endDate: new Date(BOOKING.endDate),
};
const A_DAY_LATER: Move = {
  ...TO_OTHER_CAR,
  carId: CAR.id,
  startDate: new Date('2026-11-25T07:00:00Z'),
  endDate: new Date('2026-11-27T15:00:00Z'),
};

function Dropped({ move }: { readonly move: Move }) {
  const client = useApolloClient();
  const controller = new MoveController({
    client,
    zone: 'Europe/Moscow',
    canEditBookings: true,
    carTitle: () => 'Kia Ceed',
    onRefused: vi.fn(),
    onRemove: vi.fn(),
  });
  return (
    <button type="button" onClick={() => void controller.save(move)}>
      drop
    </button>
  );
}

/** Drops the booking, 9 000 ₽, where the tariff is this one, roubles. */
async function drop(move: Move, tariff: number) {
  onTestFinished(forgetUndo);
  let version: number = BOOKING.version;
  const view = renderSignedIn(<Dropped move={move} />, {
    answers: {
      estimatePrice: { ...estimateOf(BOOKING), totalPrice: tariff },
      updateBooking: () => {
        version += 1;
        return { ...BOOKING, version };
      },
    },
  });
  await view.user.click(screen.getByText('drop'));
  const inputs = () => view.server.sent('MoveBooking').map(({ variables }) => variables.input);
  return { ...view, inputs };
}

test('another car keeps the price; buttons apply and revert its tariff', async () => {
  const { user, inputs } = await drop(TO_OTHER_CAR, 6000);
  await notice(/9\s000\s₽ без изменений, по тарифу 6\s000\s₽/);
  expect(inputs()).toEqual([
    {
      carId: OTHER_CAR.id,
      version: 1,
      startDate: BOOKING.startDate,
      endDate: BOOKING.endDate,
    },
  ]);
  await user.click(screen.getByText(ESTIMATE_TEXTS.recalculate));
  await notice(/^Стоимость пересчитана: .*9\s000\s₽ → 6\s000\s₽$/);
  expect(inputs()[1]).toMatchObject({ carId: OTHER_CAR.id, totalPrice: 6000, version: 2 });
  await user.click(screen.getByText(KIT_TEXTS.undo));
  await notice(MOVE_TEXTS.undone);
  expect(inputs()[2]).toMatchObject({ carId: OTHER_CAR.id, totalPrice: 9000, version: 3 });
});

test('a move to another car is undone with its price', async () => {
  const { user, inputs } = await drop(TO_OTHER_CAR, 6000);
  await user.click(await screen.findByText(KIT_TEXTS.undo));
  await notice(MOVE_TEXTS.undone);
  expect(inputs()[1]).toMatchObject({ carId: CAR.id, totalPrice: 9000, version: 2 });
});

test('a car with the same tariff offers nothing', async () => {
  await drop(TO_OTHER_CAR, 9000);
  await screen.findByText(KIT_TEXTS.undo);
  expect(screen.queryByText(ESTIMATE_TEXTS.recalculate)).toBeNull();
});

const A_DAY_LESS: Move = {
  ...TO_OTHER_CAR,
  carId: CAR.id,
  endDate: new Date(Date.parse(BOOKING.endDate) - 24 * 3_600_000),
};

test.each([
  ['«Оставить 9 000 ₽»', /^Оставить 9\s000\s₽$/, 9000],
  ['«По тарифу 12 000 ₽»', /^По тарифу 12\s000\s₽$/, 12_000],
])(
  'a shorter period at a higher tariff keeps the price a day; %s is a separate change',
  async (_, other, total) => {
    const { user, inputs } = await drop(A_DAY_LESS, 12_000);
    await notice(
      /стоимость 6\s000\s₽: было 9\s000\s₽ · по тарифу сегодня 12\s000\s₽ · по прежней цене за сутки 6\s000\s₽/,
    );
    expect(inputs()).toMatchObject([{ totalPrice: 6000, version: 1 }]);
    await user.click(screen.getByText(other));
    await notice(/^Стоимость пересчитана: .*6\s000\s₽ → /);
    expect(inputs()[1]).toMatchObject({
      endDate: A_DAY_LESS.endDate.toISOString(),
      totalPrice: total,
      version: 2,
    });
    await user.click(screen.getByText(KIT_TEXTS.undo));
    await notice(MOVE_TEXTS.undone);
    expect(inputs()[2]).toMatchObject({
      endDate: A_DAY_LESS.endDate.toISOString(),
      totalPrice: 6000,
      version: 3,
    });
  },
);

test('a shorter period at a lower tariff follows it without a choice', async () => {
  const { inputs } = await drop(A_DAY_LESS, 5000);
  await notice(/9\s000\s₽ → 5\s000\s₽/);
  expect(inputs()).toMatchObject([{ totalPrice: 5000 }]);
  expect(screen.queryByText(/^Оставить/)).toBeNull();
});

test('other dates follow the tariff, and the notice shows it', async () => {
  const { inputs } = await drop(A_DAY_LATER, 6000);
  await notice(/9\s000\s₽ → 6\s000\s₽/);
  expect(inputs()[0]).toMatchObject({ carId: CAR.id, totalPrice: 6000 });
  expect(screen.queryByText(ESTIMATE_TEXTS.recalculate)).toBeNull();
});
