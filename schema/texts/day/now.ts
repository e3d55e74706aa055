import { type NounForms, nounFor } from '@schema/values/words/plural';

/** Labels of «Сейчас»: pending actions (docs/domain.md, what needs action). */
export const NOW_TEXTS = {
  yesterday: 'вчера',
  loading: 'Собираем дела…',
  refreshFailed: 'Не удалось обновить список. Показано то, что было загружено раньше.',
  done: 'Всё сделано',
  doneHint: 'Выдачи, возвраты и пересечения появятся здесь сами.',
  overdue: 'Просроченные возвраты',
  today: 'Сегодня',
  conflicts: 'Пересечения с сервисом',
  incomplete: 'Неполные брони',
  incompleteHint: 'Не хватает машины, клиента или дат.',
  openIncomplete: 'Разобрать',
  handover: 'Выдача',
  return: 'Возврат',
  late: 'опоздание',
  /** Actions that resolve a conflict. */
  conflictHint: 'Перенесите бронь или завершите работы.',
  extend: 'Продлить аренду',
  open: 'Открыть бронь',
  openShort: 'Открыть',
  /** Unfolds the links of a row on a phone. */
  actions: 'Действия',
  openService: 'Открыть сервис',
  handedOver: 'Выдана',
  returned: 'Принята',
  /** A task completed or changed by another user. */
  gone: 'Больше не в списке',
  changed: 'Список изменился',
  refresh: 'Обновить',
  show: 'Показать',
  /** An unreturned car and the next customer. */
  notBack: 'не вернулась',
  unmarked: 'возврат не отмечен',
  keeps: 'Не возвращает',
  waits: 'Ждёт',
  carWith: 'машина у клиента',
  reseat: 'Пересадить',
  returnAndHandOver: 'Принять и выдать',
} as const;

/** «срок 17:30»; «с 20:00». */
export const dueAt = (time: string): string => `срок ${time}`;
export const waitsSince = (time: string): string => `с ${time}`;

/** «(8 с)», after «Отменить». */
export const secondsLeft = (seconds: number): string => `(${seconds} с)`;

/** «Ещё 2 дела» */
export const moreTasks = (count: number): string => `Ещё ${count} ${nounFor(count, TASK_FORMS)}`;

export const TASK_FORMS: NounForms = { one: 'дело', few: 'дела', many: 'дел' };
export const MINUTE_FORMS: NounForms = { one: 'минута', few: 'минуты', many: 'минут' };
export const HOUR_FORMS: NounForms = { one: 'час', few: 'часа', many: 'часов' };
