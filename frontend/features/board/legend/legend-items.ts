import type { LegendItem } from '@frontend/shared/ui/lists/LegendRow';
import { BOARD_TEXTS } from '@schema/texts/board/board';
import { EVENT_ROLE_TEXTS } from '@schema/texts/board/event-roles';
import { WHEREABOUTS_TEXTS } from '@schema/texts/bookings/whereabouts';
import { EVENT_ROLES } from '@schema/values/bookings/event-roles';
import type { BoardPalette, Inks } from '../model/look/palette';
import { ROLE_LOOKS } from '../model/look/role-looks';
import type { StatusInk } from '../model/look/status-ink';
import { moneyPainter } from '../render/money-painter';

export interface LegendContext {
  readonly inks: Inks;
  readonly palette: BoardPalette;
  /** Blocks have payment signs. */
  readonly isMoneyShown: boolean;
}

/** SVG paths about (0, 0): the arrow of a return, «!», the clock of a late car, «?». */
const SIGNS = {
  back: 'M-1.4-4.2-3.8-1.6-1.4 1M-3.8-1.6H1.6a2.7 2.7 0 0 1 0 5.4H-.2',
  alert: 'M0-3.4V.4M0 3V3.1',
  question: 'M-2.2-2.4a2.2 2.2 0 1 1 2.6 2.2q-.4.1-.4 1.2M0 3.6V3.7',
  late: 'M4.4 0A4.4 4.4 0 1 1-4.4 0 4.4 4.4 0 1 1 4.4 0M0-2.4V0L1.7 1.2',
} as const;

const block = ({ fill, edge, bar }: StatusInk) => ({ fill, edge, bar });

/** The meaning of colours and signs, drawn as on the board's blocks (requirements.md, B9). */
export function legendItems({ inks, palette, isMoneyShown }: LegendContext): LegendItem[] {
  const { active, dueToday, past } = inks;
  const { surface, danger } = palette;
  const back = { shape: SIGNS.back, background: dueToday.pill, ink: dueToday.pillText };
  const alert = { shape: SIGNS.alert, background: danger, ink: surface };
  const roles = EVENT_ROLES.flatMap((role): LegendItem[] => {
    const title = EVENT_ROLE_TEXTS[role].legend;
    if (title === null) return [];
    const ink = inks[role];
    return [
      {
        id: role,
        title,
        ...block(ink),
        ...(ROLE_LOOKS[role].isStriped && { stripes: ink.hatch }),
        ...(role === 'dueToday' && { end: ink.pill, sign: back }),
      },
    ];
  });
  const pill = { background: dueToday.pill, ink: dueToday.pillText };
  return [
    { id: 'free', title: BOARD_TEXTS.free, fill: surface, edge: palette.lineStrong },
    ...roles,
    { id: 'conflict', title: BOARD_TEXTS.conflictShort, fill: surface, edge: danger, sign: alert },
    {
      id: 'late_pickup',
      title: WHEREABOUTS_TEXTS.late_pickup,
      ...block(active),
      sign: { ...pill, shape: SIGNS.late },
    },
    {
      id: 'unconfirmed',
      title: WHEREABOUTS_TEXTS.unconfirmed,
      ...block(past),
      sign: { ...pill, shape: SIGNS.question },
    },
    {
      id: 'overdue',
      title: WHEREABOUTS_TEXTS.overdue,
      ...block(past),
      edge: danger,
      isDashed: true,
      sign: { ...alert, shape: SIGNS.late },
    },
    ...(isMoneyShown ? (moneyPainter()?.legend({ inks, palette }) ?? []) : []),
  ];
}

const RARE_ITEMS = [
  'late_pickup',
  'unconfirmed',
  'overdue',
  'unpaid',
  'partly',
  'debt',
  'overpaid',
  'untaken',
];

/** Entries folded on small screens; the documented five stay (requirements.md, B9). */
export const HIDDEN_LEGEND_ITEMS: Readonly<Record<'tablet' | 'phone', ReadonlySet<string>>> = {
  tablet: new Set(RARE_ITEMS),
  phone: new Set(['past', 'conflict', ...RARE_ITEMS]),
};
