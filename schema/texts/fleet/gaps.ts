import { GAPS } from '@schema/constants/search';
import type { NounForms } from '@schema/values/words/plural';

/** Labels of «Окна»: idle days between two events of a car (docs/domain.md, gaps). */
export const GAPS_TEXTS = {
  tab: 'Окна',
  title: 'Окна между бронями',
  list: 'Список окон',
  tiles: 'Сколько можно заработать',
  earnings: 'Можно заработать',
  earningsNote: 'по тарифам автомобилей',
  count: 'Окон',
  days: 'Свободных дней',
  horizon: 'Начинаются',
  model: 'Модель',
  allModels: 'Все модели',
  order: 'Порядок',
  byEarnings: 'Сначала дорогие',
  byDate: 'Сначала ближайшие',
  freeFrom: 'свободна с',
  freeUntil: 'до',
  noTariff: 'нет тарифа',
  board: 'На шахматке',
  book: 'Забронировать',
  empty: 'Коротких окон нет',
  emptyHint: `В ближайшие ${GAPS.horizonDays} дней между бронями не остаётся окон длиной от 1 до ${GAPS.longestDays} дней.`,
  nothingOfModel: 'У этой модели коротких окон нет',
  loading: 'Ищем окна…',
  loadFailed: 'Не удалось найти окна',
  loadFailedHint: 'Проверьте связь с сервером и повторите.',
} as const;

export const GAP_FORMS: NounForms = { one: 'окно', few: 'окна', many: 'окон' };
