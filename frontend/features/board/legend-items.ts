import type { LegendItem } from '@frontend/shared/ui/LegendRow';
import { BOARD_TEXTS } from '@schema/texts/board';
import type { BoardPalette, Inks } from './model/palette';

export interface LegendGround {
  readonly inks: Inks;
  readonly palette: BoardPalette;
  /** Only a company that asks for the mark of return has anything overdue. */
  readonly requireReturnMark: boolean;
}

/** What colours and marks mean, in those of the board (spec 1, §2.4). */
export function legendItems({ inks, palette, requireReturnMark }: LegendGround): LegendItem[] {
  const { planned, active, dueToday, service } = inks;
  const { surface, danger } = palette;
  const items: LegendItem[] = [
    { id: 'free', title: BOARD_TEXTS.free, fill: surface, edge: palette.lineStrong },
    { id: 'planned', title: BOARD_TEXTS.planned, fill: planned.fill, edge: planned.edge },
    { id: 'active', title: BOARD_TEXTS.active, fill: active.fill, edge: active.edge },
    { id: 'dueToday', title: BOARD_TEXTS.dueToday, fill: dueToday.fill, edge: dueToday.edge },
    {
      id: 'service',
      title: BOARD_TEXTS.service,
      fill: service.fill,
      edge: service.edge,
      hatch: service.hatch,
    },
    { id: 'conflict', title: BOARD_TEXTS.conflictShort, fill: surface, edge: danger, sign: '!' },
  ];
  if (!requireReturnMark) return items;
  const late = { fill: dueToday.fill, edge: danger, isDashed: true } as const;
  return [...items, { id: 'overdue', title: BOARD_TEXTS.overdue, ...late }];
}
