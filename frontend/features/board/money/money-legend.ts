import type { LegendItem } from '@frontend/shared/ui/lists/LegendRow';
import { MONEY_SIGN_TEXTS } from '@schema/texts/money/money-marks';
import type { BoardLook } from '../model/look/palette';
import type { StatusInk } from '../model/look/status-ink';

/** SVG paths about (0, 0), as render/paint/paint-money.ts draws them. */
const RING = 'M4.4 0A4.4 4.4 0 1 1-4.4 0 4.4 4.4 0 1 1 4.4 0';
const HALF = `${RING}M0-4V4M-1.5-3.6V3.6M-3-2.8V2.8`;
const DASH = 'M-2.5 0H2.5';
const MINUS = `${RING}${DASH}`;
const PLUS = `${RING}${DASH}M0-2.5V2.5`;

const block = ({ fill, edge, bar }: StatusInk) => ({ fill, edge, bar });

/** The meaning of the signs of what is owed, by either side. */
export function moneyLegend({ inks, palette }: Pick<BoardLook, 'inks' | 'palette'>): LegendItem[] {
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
