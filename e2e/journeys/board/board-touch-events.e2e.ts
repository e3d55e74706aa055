import { MOVE_TEXTS } from '@schema/texts/board/board-move';
import { addDays, instantAt } from '@schema/values/time/calendar';
import { expect } from 'vitest';
import { boxOf, dayWidth, middleOf } from '../../support/board/board-events';
import { ZONE } from '../../support/board/board-facts';
import { boardAtRest, boardEvent } from '../../support/board/board-pointer';
import { dialogOf, noticesOf } from '../../support/dialogs';
import { untilFocused } from '../../support/focus';
import { BLANK } from '../../support/go-to';
import { screenTest } from '../../support/screen-test';
import { withFingers } from '../../support/touch/fingers';
import { bookedWeek, by, versionOf } from '../../support/touch/touched-board';

screenTest(
  'a double tap within 320 ms opens an event; a long press on a handle moves the handover',
  async ({ open }) => {
    const page = await open({ device: 'tablet', as: 'manager', path: BLANK });
    const customer = 'Касаткина Юлия';
    const { id, days } = await bookedWeek(page, customer, '+79035550312');
    const at = await middleOf(page, customer);
    const card = page.locator('[data-quick-card]');
    await withFingers(page, async (fingers) => {
      /** The first tap is unrelated to earlier touches. */
      const tap = () => fingers.tap(at, 600);
      const taps = async (gapMs: number) => {
        await tap();
        await fingers.tap(at, gapMs);
      };
      await taps(330);
      await card.waitFor();
      expect(await dialogOf(page).count()).toBe(0);
      await taps(310);
      await untilFocused(dialogOf(page));
      await page.keyboard.press('Escape');
      await dialogOf(page).waitFor({ state: 'detached' });

      await tap();
      await card.waitFor();
      const { x, y, height } = await boxOf(boardEvent(page, customer));
      const handle = { x: x - 8, y: y + height / 2 };
      const pull = async () => {
        await fingers.press(1, handle);
        await fingers.drag({ 1: by(handle, -(await dayWidth(page))) });
      };
      // Cancelled: the handover returns.
      await pull();
      await fingers.lose();
      await boardAtRest(page);
      expect(await versionOf(page, id)).toBe(1);
      await tap();
      await card.waitFor();
      await pull();
      await fingers.lift(1);
    });
    await noticesOf(page).getByText(MOVE_TEXTS.bookingResized).waitFor();
    const query = `{ booking(id: ${id}) { startDate endDate } }`;
    const answer = await page.request.post('/api/graphql', { data: { query } });
    const { data } = (await answer.json()) as { data: { booking: Record<string, string> } };
    expect(data.booking).toEqual({
      startDate: instantAt(addDays(days[2] ?? '', -1), '10:00', ZONE).toISOString(),
      endDate: instantAt(days[3] ?? '', '18:00', ZONE).toISOString(),
    });
  },
);
