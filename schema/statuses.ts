/** Statuses of bookings, maintenance and review requests, their Russian titles and their order. */

export const BOOKING_STATUSES = ['planned', 'active', 'completed', 'cancelled'] as const;
export type BookingStatus = (typeof BOOKING_STATUSES)[number];

/** requirements.md, K36. */
export const BOOKING_STATUS_TITLES: Readonly<Record<BookingStatus, string>> = {
  planned: 'Запланировано',
  active: 'Активно',
  completed: 'Завершено',
  cancelled: 'Отменено',
};

/** Sorting by status: active, planned, completed, cancelled (requirements.md, L4). */
export const BOOKING_STATUS_ORDER: Readonly<Record<BookingStatus, number>> = {
  active: 0,
  planned: 1,
  completed: 2,
  cancelled: 3,
};

export const MAINTENANCE_STATUSES = ['scheduled', 'in_progress', 'done'] as const;
export type MaintenanceStatus = (typeof MAINTENANCE_STATUSES)[number];

/** Titles in the maintenance form (requirements.md, W8). */
export const MAINTENANCE_STATUS_TITLES: Readonly<Record<MaintenanceStatus, string>> = {
  scheduled: 'Запланировано',
  in_progress: 'В работе',
  done: 'Завершено',
};

/** Labels on every other screen (requirements.md, W9). */
export const MAINTENANCE_STATUS_LABELS: Readonly<Record<MaintenanceStatus, string>> = {
  scheduled: 'Назначено',
  in_progress: 'В работе',
  done: 'Выполнено',
};

export const REVIEW_STATUSES = ['pending', 'sent', 'cancelled'] as const;
export type ReviewStatus = (typeof REVIEW_STATUSES)[number];

/** requirements.md, R5. */
export const REVIEW_STATUS_TITLES: Readonly<Record<ReviewStatus, string>> = {
  pending: 'Ожидает',
  sent: 'Отправлено',
  cancelled: 'Отменено',
};

export function isReviewStatus(text: unknown): text is ReviewStatus {
  return (REVIEW_STATUSES as readonly unknown[]).includes(text);
}
