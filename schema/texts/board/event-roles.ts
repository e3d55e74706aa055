import { BOOKING_STATUS_TITLES } from '@schema/statuses';
import type { ChosenRole, EventRole } from '@schema/values/bookings/event-roles';

interface RoleTexts {
  /** Entry of the legend; null: none. */
  readonly legend: string | null;
  /** State of an event in its accessible name. */
  readonly state: string;
}

export const EVENT_ROLE_TEXTS: Readonly<Record<EventRole, RoleTexts>> = {
  planned: { legend: BOOKING_STATUS_TITLES.planned, state: 'запланировано' },
  active: { legend: BOOKING_STATUS_TITLES.active, state: 'активно' },
  dueToday: { legend: 'Возврат сегодня', state: 'возврат сегодня' },
  service: { legend: 'Сервис', state: 'сервис' },
  past: { legend: 'Завершено', state: 'завершено' },
  serviceDone: { legend: null, state: 'сервис завершён' },
};

interface ChosenRoleTexts {
  /** Label of the field in the board editor. */
  readonly colour: string;
  /** Name of the block in a warning. */
  readonly block: string;
}

export const CHOSEN_ROLE_TEXTS: Readonly<Record<ChosenRole, ChosenRoleTexts>> = {
  planned: { colour: 'Запланированная бронь', block: 'запланированная' },
  active: { colour: 'Активная бронь', block: 'активная' },
  dueToday: { colour: 'Возврат сегодня', block: 'возврат сегодня' },
};
