import { useApolloClient } from '@apollo/client/react';
import { useStale } from '@frontend/shared/data/commands/stale';
import { readUncached } from '@frontend/shared/data/queries/read-uncached';
import { useConnectionOpened } from '@frontend/shared/data/use-connection-opened';
import { MoneyMarksDocument } from '@frontend/shared/money/money-marks.generated';
import { moneySign } from '@schema/texts/money/money-marks';
import { useEffect, useState } from 'react';
import type { BoardEngine } from '../engine/board-engine';
import { useBoardSnapshot } from '../hooks/useBoardEngine';
import { NO_MONEY } from '../model/look/block-money';
import { setMoneyPainter } from '../render/money-painter';
import { MONEY_WIDTH, moneyOf, paintMoney } from '../render/paint/paint-money';
import { moneyLegend } from './money-legend';
import { type AskMoney, MoneySigns, visibleBookings } from './money-signs';

/** Puts the signs of what is owed on the blocks in view; renders nothing. */
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
