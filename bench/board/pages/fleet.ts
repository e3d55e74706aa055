import type { BoardMoney } from '@frontend/features/board/model/look/block-money';
import { gridInk, inksFor, LIGHT_PALETTE } from '@frontend/features/board/model/look/palette';
import { createDayScale } from '@frontend/features/board/model/rows/day-scale';
import { mergeBlocks } from '@frontend/features/board/model/rows/merge-blocks';
import { NO_ROWS } from '@frontend/features/board/model/rows/rows';
import { setMoneyPainter } from '@frontend/features/board/render/money-painter';
import {
  MONEY_WIDTH,
  moneyOf,
  paintMoney,
} from '@frontend/features/board/render/paint/paint-money';
import { DEFAULT_BOARD_STYLE } from '@frontend/features/board/style/style-settings';
import { benchRows, DAYS, FROM, NOW, OPENED_ON, VISIBLE_DAYS, ZONE } from './fixture';

const SIGNS = ['unpaid', 'partly', 'debt', null] as const;

/** Three of four bookings have the debt sign, as on a board with the signs enabled. */
function benchMoney(answer: ReturnType<typeof benchRows>): BoardMoney {
  setMoneyPainter({ of: moneyOf, width: MONEY_WIDTH, paint: paintMoney, legend: () => [] });
  return new Map(
    answer.flatMap(({ bookings }) =>
      bookings.flatMap(({ id }) => {
        const sign = SIGNS[id % SIGNS.length];
        return sign ? [[id, { sign, text: '' }] as const] : [];
      }),
    ),
  );
}

/** The synthetic fleet in the format of our pages, with the board's default settings. */
export function benchFleet() {
  const scale = createDayScale(ZONE);
  const answer = benchRows();
  const block = { start: scale.numberOf(FROM), days: DAYS, order: 1, rows: answer };
  const overdueContext = { nowMs: NOW.getTime(), requireReturnMark: false };
  const style = DEFAULT_BOARD_STYLE;
  return {
    zone: ZONE,
    nowMs: NOW.getTime(),
    start: scale.numberOf(OPENED_ON),
    days: VISIBLE_DAYS,
    scale,
    answer,
    money: benchMoney(answer),
    data: {
      rows: mergeBlocks([block], NO_ROWS, scale, overdueContext),
      waiting: false,
      isLoaded: () => true,
    },
    settings: {
      rowHeight: style.rowHeight,
      eventPadding: style.eventPadding,
      loadedDays: style.days,
      canSelect: true,
      canOpenDay: true,
      rule: { requireReturnMark: false },
    },
    palette: LIGHT_PALETTE,
    inks: inksFor(LIGHT_PALETTE),
    grid: gridInk(LIGHT_PALETTE, style.gridColor, style.gridLineWidth),
  };
}

export type BenchFleet = ReturnType<typeof benchFleet>;
