/** Styles of events on the board, in the order of the legend. */
export const EVENT_ROLES = [
  'planned',
  'active',
  'dueToday',
  'service',
  'past',
  'serviceDone',
] as const;
export type EventRole = (typeof EVENT_ROLES)[number];

/** The roles of bookings. */
export type BookingRole = Exclude<EventRole, 'service' | 'serviceDone'>;

/** Roles whose colour the board editor may change (requirements.md, E2). */
export const CHOSEN_ROLES = ['planned', 'active', 'dueToday'] as const satisfies EventRole[];
export type ChosenRole = (typeof CHOSEN_ROLES)[number];

/** Names of the chosen colours in a stored style. */
export type RoleColour = `${ChosenRole}Color`;
