import type { NounForms } from '@schema/values/words/plural';

/** Labels of «Сейчас»: what needs action (docs/domain.md, what needs action). */
export const NOW_TEXTS = {
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
  /** How to resolve a conflict. */
  conflictHint: 'Перенесите бронь или завершите работы.',
  extend: 'Продлить аренду',
  open: 'Открыть бронь',
  openService: 'Открыть сервис',
} as const;

export const TASK_FORMS: NounForms = { one: 'дело', few: 'дела', many: 'дел' };
export const MINUTE_FORMS: NounForms = { one: 'минута', few: 'минуты', many: 'минут' };
export const HOUR_FORMS: NounForms = { one: 'час', few: 'часа', many: 'часов' };
