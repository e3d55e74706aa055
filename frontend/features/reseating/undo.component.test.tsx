import { useSwap } from '@frontend/shared/bookings/swap/useSwap';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { BOOKING } from '@frontend/testing/records';
import { button, notice, renderSignedIn } from '@frontend/testing/render';
import { type Answers, refusal } from '@frontend/testing/server';
import { BREAKDOWN_TEXTS } from '@schema/texts/bookings/breakdown';
import { RESEATING_TEXTS } from '@schema/texts/bookings/reseating';
import { KIT_TEXTS } from '@schema/texts/shell/shell';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useReportBreakdown } from './breakdown/useReportBreakdown';
import { useReseat } from './useReseat';
import type { PlannedMove } from './useReseatPlan';

const car = (id: number) => ({
  id,
  title: 'Kia Rio',
  licensePlate: 'А001АА77',
  color: null,
  year: null,
});
const MOVE: PlannedMove = {
  bookingId: 15,
  version: 7,
  customer: 'Петров Пётр',
  totalPrice: 3000,
  needs: [],
  startDate: '2026-11-27T07:00:00.000Z',
  endDate: '2026-11-28T07:00:00.000Z',
  isExtension: false,
  from: car(1),
  to: car(3),
  tariffPrice: 3000,
  reason: 'Та же модель',
};
const part = (id: number) => ({ ...BOOKING, id, carId: 1, version: 2 });
const ANSWERS: Answers = {
  reportBreakdown: { operationId: 7, work: { id: 9, conflicts: [] } },
  swapCar: { operationId: 7, first: part(12), second: part(13) },
  reseatBookings: { operationId: 7, bookings: [part(15)] },
};

function Operations() {
  const report = useReportBreakdown();
  const swap = useSwap();
  const { apply } = useReseat();
  const replaced = { bookingId: 12, version: 1, from: 1, to: 2, title: 'Kia Rio', at: null };
  return (
    <>
      <Button
        onClick={() => void report({ moves: [{ id: 15, version: 7, carId: 3 }] }, [1], 'one')}
      >
        UndoBreakdown
      </Button>
      <Button onClick={() => void swap({ ...replaced, isConfirmed: false }, 'two')}>
        UndoCarSwap
      </Button>
      <Button onClick={() => void apply([MOVE], false)}>UndoReseating</Button>
    </>
  );
}

test.each([
  ['UndoBreakdown', BREAKDOWN_TEXTS.undone, { operationId: 7 }],
  ['UndoCarSwap', RESEATING_TEXTS.swapUndone, { id: 12, carId: 1 }],
  ['UndoReseating', RESEATING_TEXTS.undone, { bookings: [part(15)] }],
])(
  '%s sends only the operation, and shows the message of the server',
  async (name, done, answer) => {
    const field = name.charAt(0).toLowerCase() + name.slice(1);
    const words = 'Отменить нельзя: с тех пор изменена бронь «Петров П.».';
    let isChanged = true;
    const undo = () => {
      if (isChanged) throw refusal(words, { code: 'CONFLICT' });
      return answer;
    };
    const { user, server } = renderSignedIn(<Operations />, {
      answers: { ...ANSWERS, [field]: undo },
    });
    await user.click(button(name));
    await user.click(await screen.findByRole('button', { name: KIT_TEXTS.undo }));
    await notice(words);
    isChanged = false;
    await user.click(button(name));
    await user.click(await screen.findByRole('button', { name: KIT_TEXTS.undo }));
    await notice(done);
    await waitFor(() =>
      expect(server.sent(name).map(({ variables }) => variables)).toEqual([
        { operationId: 7 },
        { operationId: 7 },
      ]),
    );
  },
);
