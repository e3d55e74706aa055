import type { DEFAULT_ROLE_COLOURS } from '@schema/constants/board';
import type { EventRole } from '@schema/values/bookings/event-roles';

export type StatusColour = keyof typeof DEFAULT_ROLE_COLOURS;

/** Style of a role; the block's colours are derived from it (status-ink.ts). */
interface RoleLook {
  readonly colour: StatusColour;
  /** Share of it in the fill, on a light and on a dark surface. */
  readonly tint: readonly [number, number];
  /** Minimum contrast of the outline with the board; null: faded with the block. */
  readonly edge: number | null;
  readonly isStriped: boolean;
  /** Takes the text, border and badge colours of the board editor (requirements.md, E2). */
  readonly takesChosen: boolean;
}

/** Contrast of an outline with the board. */
export const USUAL_EDGE = 3.05;

const plain = { edge: USUAL_EDGE, isStriped: false, takesChosen: true };
const striped = { isStriped: true, takesChosen: false };

export const ROLE_LOOKS: Readonly<Record<EventRole, RoleLook>> = {
  planned: { ...plain, colour: 'planned', tint: [0.09, 0.21] },
  active: { ...plain, colour: 'active', tint: [0.21, 0.3] },
  dueToday: { ...plain, colour: 'dueToday', tint: [0.24, 0.32], edge: 4 },
  past: { ...plain, colour: 'dueToday', tint: [0.1, 0.1], edge: null, takesChosen: false },
  service: { ...striped, colour: 'service', tint: [0.16, 0.22], edge: USUAL_EDGE },
  serviceDone: { ...striped, colour: 'service', tint: [0.06, 0.1], edge: null },
};

export const isFaded = (role: EventRole): boolean => ROLE_LOOKS[role].edge === null;
