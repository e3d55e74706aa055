import { useApolloClient } from '@apollo/client/react';
import { useStale } from '@frontend/shared/data/commands/stale';
import { readUncached } from '@frontend/shared/data/queries/read-uncached';
import { useConnectionOpened } from '@frontend/shared/data/use-connection-opened';
import { MoneyMarksDocument } from '@frontend/shared/money/money-marks.generated';
import type { LegendItem } from '@frontend/shared/ui/lists/LegendRow';
import { MONEY_SIGN_TEXTS, moneySign } from '@schema/texts/money/money-marks';
import { useEffect, useState } from 'react';
import type { BoardEngine } from '../engine/board-engine';
import { useBoardSnapshot } from '../hooks/useBoardEngine';
import { NO_MONEY } from '../model/look/block-money';
import type { BoardLook } from '../model/look/palette';
import type { StatusInk } from '../model/look/status-ink';
import { setMoneyPainter } from '../render/money-painter';
import { MONEY_WIDTH, moneyOf, paintMoney } from '../render/paint/paint-money';
import { type AskMoney, MoneySigns, visibleBookings } from './money-signs';

/** Sets the payment signs of the blocks in view; renders nothing. */
export default function BoardMoneySigns({ engine }: { readonly engine: BoardEngine }) {
  const client = useApolloClient();
  const snapshot = useBoardSnapshot(engine);
  const [signs] = useState(() => {
    const ask: AskMoney = async (bookingIds) => {
      const asked = { bookingIds: [...bookingIds] };
      const { moneyMarks } = await readUncached(client, MoneyMarksDocument, asked);
      return new Map(
        moneyMarks.flatMap((mark) => {
          const money = moneySign(mark);
          return money ? [[mark.bookingId, money] as const] : [];
        }),
      );
    };
    return new MoneySigns(ask, (money) => engine.setMoney(money));
  });
  const { rows, visible, days } = snapshot;
  // biome-ignore lint/correctness/useExhaustiveDependencies: other parts of the snapshot change no booking in view
  useEffect(() => signs.seen(visibleBookings(snapshot)), [signs, rows, visible, days]);
  useStale(['money'], () => signs.changed());
  useConnectionOpened(() => signs.changed());
  useEffect(() => {
    setMoneyPainter({ of: moneyOf, width: MONEY_WIDTH, paint: paintMoney, legend: moneyLegend });
    return () => {
      signs.stop();
      setMoneyPainter(null);
      engine.setMoney(NO_MONEY);
    };
  }, [signs, engine]);
  return null;
}

/** SVG paths about (0, 0), as render/paint/paint-money.ts draws them. */
const RING = 'M4.4 0A4.4 4.4 0 1 1-4.4 0 4.4 4.4 0 1 1 4.4 0';
const HALF = `${RING}M0-4V4M-1.5-3.6V3.6M-3-2.8V2.8`;
const DASH = 'M-2.5 0H2.5';
const MINUS = `${RING}${DASH}`;
const PLUS = `${RING}${DASH}M0-2.5V2.5`;

const block = ({ fill, edge, bar }: StatusInk) => ({ fill, edge, bar });

/** Legend of the payment signs, for debts of either side. */
function moneyLegend({ inks, palette }: Pick<BoardLook, 'inks' | 'palette'>): LegendItem[] {
  const { planned, past } = inks;
  const open = { background: planned.fill, ink: planned.ink };
  const debt = { background: palette.danger, ink: palette.surface, shape: DASH };
  const texts = MONEY_SIGN_TEXTS;
  return [
    { id: 'unpaid', title: texts.unpaid, ...block(planned), sign: { ...open, shape: RING } },
    { id: 'partly', title: texts.partly, ...block(planned), sign: { ...open, shape: HALF } },
    { id: 'debt', title: texts.debt, ...block(past), sign: debt },
    { id: 'overpaid', title: texts.overpaid, ...block(planned), sign: { ...open, shape: PLUS } },
    { id: 'untaken', title: texts.untaken, ...block(planned), sign: { ...open, shape: MINUS } },
  ];
}
