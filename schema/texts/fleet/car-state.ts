import type { CarView, DamageKind, DamageSize } from '@schema/values/fleet/damage';
import type { MileageAnswer } from '@schema/values/fleet/mileage';
import type { SheetSide } from '@schema/values/handover/sheet';
import { formatCount } from '@schema/values/words/plural';
import { SHEET_LINKS } from '../handover/sheet';

interface SheetOfBooking {
  readonly bookingId: number;
  readonly side: SheetSide;
}

/** Mileage and damages of a car (docs/domain.md, state of a car). */
export const CAR_STATE_TEXTS = {
  link: 'Пробег и повреждения',
  back: 'К автомобилю',
  backToBoard: 'К шахматке',
  loading: 'Загружаем состояние автомобиля…',
  facts: 'Состояние',
  mileage: 'Пробег',
  noMileage: 'не записан',
  perDay: 'В среднем за день',
  open: 'Повреждения',
  km: (km: number) => `${formatCount(km)} км`,
} as const;

export const MILEAGE_TEXTS = {
  panel: 'Пробег',
  add: 'Записать пробег',
  empty: 'Показаний пока нет. Запишите пробег с приборов.',
  newCounter: 'счётчик заменён',
  reversedBy: (login: string, moment: string) => `отменил ${login}, ${moment}`,
  reverse: 'Отменить показание',
  reverseTitle: 'Отменить показание?',
  reverseHint: 'Расчёты будут такими, как будто его не было. Запись останется в списке.',
  reverseConfirm: 'Отменить показание',
  keep: 'Оставить',
  reversed: 'Показание отменено',
  km: 'Пробег, км',
  at: 'Когда',
  comment: 'Комментарий',
  submit: 'Записать',
  done: (km: number) => `Пробег записан: ${formatCount(km)} км`,
  doubt: 'Исправьте число или объясните его:',
} as const;

export const MILEAGE_ANSWER_TEXTS: Readonly<Record<MileageAnswer, string>> = {
  wrong_other: 'То показание неверно, отменить его',
  new_counter: 'Счётчик заменили',
  correct: 'Всё верно',
};

export const DAMAGE_TEXTS = {
  panel: 'Повреждения',
  hint: 'Нажмите на рисунок там, где повреждение.',
  add: 'Добавить повреждение',
  title: 'Новое повреждение',
  empty: 'Открытых повреждений нет.',
  mended: (count: number) => `Устранённые: ${count}`,
  view: 'Вид',
  place: 'Место на рисунке',
  placeHint: 'Нажмите на место или подвиньте точку стрелками.',
  at: (x: number, y: number) => `${x} % от левого края, ${y} % сверху`,
  noPoint: 'место не отмечено',
  kind: 'Что это',
  size: 'Размер',
  comment: 'Комментарий',
  photo: 'Фото повреждения',
  submit: 'Сохранить',
  done: 'Повреждение записано',
  mend: 'Устранено',
  mendedDone: 'Повреждение отмечено как устранённое',
  mendTitle: 'Повреждение устранено?',
  mendedOn: (day: string) => `Устранено ${day}`,
  /** «акт выдачи, бронь №12» */
  inSheet: ({ bookingId, side }: SheetOfBooking) =>
    `${SHEET_LINKS[side].toLowerCase()}, бронь №${bookingId}`,
  inWork: (work: string) => `ТО: ${work}`,
  work: 'Сервисная работа',
  noWork: 'Не указана',
  workOf: (day: string, work: string) => `${day}, ${work}`,
  unmend: 'Открыть снова',
  unmended: 'Повреждение снова открыто',
  withdraw: 'Убрать ошибочную запись',
  withdrawTitle: 'Убрать запись о повреждении?',
  withdrawHint: 'Для записи, сделанной по ошибке. Починенное отметьте как устранённое.',
  withdrawConfirm: 'Убрать запись',
  withdrawn: 'Запись о повреждении убрана',
} as const;

export const CAR_VIEW_TEXTS: Readonly<Record<CarView, string>> = {
  left: 'Слева',
  right: 'Справа',
  front: 'Спереди',
  rear: 'Сзади',
  top: 'Сверху',
};

export const DAMAGE_KIND_TEXTS: Readonly<Record<DamageKind, string>> = {
  scratch: 'Царапина',
  chip: 'Скол',
  dent: 'Вмятина',
  crack: 'Трещина',
  missing: 'Отсутствует',
  interior: 'Салон',
  other: 'Другое',
};

export const DAMAGE_SIZE_TEXTS: Readonly<Record<DamageSize, string>> = {
  small: 'Малый',
  medium: 'Средний',
  large: 'Большой',
};
