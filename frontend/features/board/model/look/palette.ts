import { DEFAULT_ROLE_COLOURS } from '@schema/constants/board';
import { EVENT_ROLES, type EventRole } from '@schema/values/bookings/event-roles';
import { type Hex, mix } from './colour';
import { ROLE_LOOKS, type StatusColour } from './role-looks';
import { type StatusInk, statusInk } from './status-ink';

/** Colours of the board that do not depend on a status; the same as in shared/ui/styles/tokens.css. */
export interface BoardPalette {
  readonly dark: boolean;
  readonly surface: Hex;
  readonly sunken: Hex;
  readonly line: Hex;
  readonly lineStrong: Hex;
  readonly text: Hex;
  readonly label: Hex;
  readonly muted: Hex;
  readonly accent: Hex;
  readonly accentOn: Hex;
  readonly accentSoft: Hex;
  readonly focus: Hex;
  readonly danger: Hex;
  readonly weekend: Hex;
  readonly now: Hex;
  /** Backgrounds of the body: weekends, today, past days, days not loaded. */
  readonly weekendBackground: Hex;
  readonly todayBackground: Hex;
  readonly pastBackground: Hex;
  readonly unloadedBackground: Hex;
}

export const LIGHT_PALETTE: BoardPalette = {
  dark: false,
  surface: '#FFFFFF',
  sunken: '#EEF1F6',
  line: '#E4E8EF',
  lineStrong: '#D3DAE4',
  text: '#0F172A',
  label: '#334155',
  muted: '#5B6678',
  accent: '#4F46E5',
  accentOn: '#FFFFFF',
  accentSoft: '#EEF0FF',
  focus: '#4F46E5',
  danger: '#C42B31',
  weekend: '#B4322A',
  now: '#E5484D',
  weekendBackground: '#F4F5FA',
  todayBackground: '#F4F4FE',
  pastBackground: '#FAFAFA',
  unloadedBackground: '#F1F3F8',
};

export const DARK_PALETTE: BoardPalette = {
  dark: true,
  surface: '#141A23',
  sunken: '#0F141C',
  line: '#232C39',
  lineStrong: '#303B4A',
  text: '#EEF2F8',
  label: '#C6CFDC',
  muted: '#98A4B6',
  accent: '#7C7FF7',
  accentOn: '#0B0D26',
  accentSoft: '#23264A',
  focus: '#A3A5FF',
  danger: '#F2777A',
  weekend: '#FF8F87',
  now: '#FF6369',
  weekendBackground: '#10151D',
  todayBackground: '#1C2033',
  pastBackground: '#121720',
  unloadedBackground: '#10151D',
};

/** Settings of the board editor (requirements.md, E2); checked hex colours. */
export interface StatusColours extends Readonly<Record<StatusColour, Hex>> {
  /** Overrides of the derived colours; null: derived. */
  readonly activeFill?: Hex | null;
  readonly ink?: Hex | null;
  readonly edge?: Hex | null;
  readonly badge?: Hex | null;
}

/** Colours of the grid lines. */
interface GridInk {
  readonly day: Hex;
  readonly monday: Hex;
  readonly row: Hex;
  /** Width, px. */
  readonly width: number;
}

export type Inks = Readonly<Record<EventRole, StatusInk>>;

/** All colours and styles of the board. */
export interface BoardLook {
  readonly palette: BoardPalette;
  readonly inks: Inks;
  readonly grid: GridInk;
}

/** The ink of every role on this palette. */
export function inksFor(
  palette: BoardPalette,
  colours: StatusColours = DEFAULT_ROLE_COLOURS,
): Inks {
  const { surface } = palette;
  const { ink, edge, badge, activeFill } = colours;
  const inkOf = (role: EventRole): StatusInk => {
    const { colour, takesChosen } = ROLE_LOOKS[role];
    const chosen = {
      fill: (role === 'active' && activeFill) || undefined,
      ink: ink ?? undefined,
      edge: edge ?? undefined,
      badge: badge ?? undefined,
    };
    return statusInk(colours[colour], role, { surface, ...(takesChosen && chosen) });
  };
  return Object.fromEntries(EVENT_ROLES.map((role) => [role, inkOf(role)])) as Inks;
}

/** Mondays take the chosen colour, other days half of it; much weaker on a dark background. */
export function gridInk(palette: BoardPalette, colour: Hex, width: number): GridInk {
  const full = palette.dark ? 0.22 : 1;
  return {
    monday: mix(palette.surface, colour, full),
    day: mix(palette.surface, colour, full / 2),
    row: mix(palette.surface, colour, full * 0.62),
    width,
  };
}
