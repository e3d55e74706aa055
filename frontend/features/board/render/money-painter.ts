import type { LegendItem } from '@frontend/shared/ui/lists/LegendRow';
import type { BlockMoney } from '../model/look/block-money';
import type { BoardLook } from '../model/look/palette';
import type { StatusInk } from '../model/look/status-ink';
import type { BoardEvent } from '../model/rows/board-event';
import type { Pen } from './pen/pen';

/** Painter of the payment signs. */
interface MoneyPainter {
  /** The sign of a block; null without one or when it does not fit. */
  readonly of: (pen: Pen, event: BoardEvent, visible: number) => BlockMoney | null;
  /** Width of a sign, which the label loses, px. */
  readonly width: number;
  readonly paint: (
    pen: Pen,
    money: BlockMoney,
    ink: StatusInk,
    right: number,
    block: { readonly y: number; readonly height: number },
  ) => void;
  readonly legend: (look: Pick<BoardLook, 'inks' | 'palette'>) => LegendItem[];
}

let late: MoneyPainter | null = null;

/** Called by the code of the signs, which loads after the first paint; null: signs are disabled. */
export function setMoneyPainter(painter: MoneyPainter | null): void {
  late = painter;
}

export const moneyPainter = (): MoneyPainter | null => late;
