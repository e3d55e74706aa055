import { formatRoubles } from '@schema/values/money/money';
import type { NounForms } from '@schema/values/words/plural';

/** Reason of a proposed move. `difference`: extra cost by the new car's tariff, roubles. */
interface MoveGrounds {
  readonly isSameModel: boolean;
  readonly difference: number | null;
  /**
   * Customer of the booking that needs the place: 'Иванов И.'; null: the move vacates the requested
   * period itself.
   */
  readonly makesRoomFor: string | null;
}

function priceWords(difference: number | null): string {
  if (difference === null) return 'тариф на эти даты не задан';
  if (difference === 0) return 'тариф тот же';
  return difference > 0
    ? `по тарифу дороже на ${formatRoubles(difference)}`
    : `по тарифу дешевле на ${formatRoubles(-difference)}`;
}

/** «Та же модель, тариф тот же»; «Ближайшая по цене: по тарифу дороже на 1 200 ₽». */
export function moveReason({ isSameModel, difference, makesRoomFor }: MoveGrounds): string {
  const price = priceWords(difference);
  const car = isSameModel
    ? `Та же модель, ${price}`
    : difference === null
      ? `Другая модель, ${price}`
      : `Ближайшая по цене: ${price}`;
  return makesRoomFor === null ? car : `Уступает место брони «${makesRoomFor}». ${car}`;
}

/** Reason why a booking is not moved. */
export const STAY_REASONS = {
  handedOver: 'Машина уже у клиента',
  begun: 'Аренда уже началась',
  service: 'Сервисная работа: завершите её или перенесите',
  noPlace: 'Нет свободной машины на эти даты',
} as const;

export type StayReason = keyof typeof STAY_REASONS;

/** «Изменились с тех пор: Иванов И., Петров П. Подбор обновлён.» */
export function changedSince(names: readonly string[]): string {
  const who = names.filter(Boolean).join(', ');
  return `Брони изменил другой сотрудник${who && `: ${who}`}. Ничего не перенесено.`;
}

export const MOVE_FORMS: NounForms = { one: 'перенос', few: 'переноса', many: 'переносов' };

/** «Машина освободится не полностью. Останутся на месте: Иванов И., Петров П.» */
export const remainsInCar = (names: readonly string[]): string =>
  `Машина освободится не полностью. ${names.length === 1 ? 'Останется' : 'Останутся'} на месте: ${names.join(', ')}`;

/** «Эти переносы связаны: один занимает место другого. Заодно снято: Петров П.» */
export const changedAlong = (names: readonly string[], isTaken: boolean): string =>
  `Эти переносы связаны: один занимает место другого. ${isTaken ? 'Заодно отмечено' : 'Заодно снято'}: ${names.join(', ')}`;

/** Labels of «Пересадка» (docs/domain.md, re-seating). */
export const RESEATING_TEXTS = {
  title: 'Пересадка',
  hint: 'Подбор мест для броней, чтобы освободить машину. До подтверждения ничего не меняется.',
  question: 'Что освободить',
  goal: 'Задача',
  goals: {
    car: 'Освободить машину',
    model: 'Освободить любую машину модели',
    service: 'Машина уходит в сервис',
    broken: 'Машина сломалась',
  },
  car: 'Автомобиль',
  carPlaceholder: 'Выберите автомобиль',
  model: 'Модель',
  modelPlaceholder: 'Выберите модель',
  from: 'С дня',
  to: 'По день',
  carsFailed: 'Не удалось загрузить автомобили',
  choose: 'Выберите автомобиль или модель',
  chooseHint: 'Покажем, какие брони и куда можно пересадить, чтобы он освободился.',
  loading: 'Подбираем места…',
  refreshFailed: 'Не удалось обновить подбор. Показан прежний',
  plan: 'Что перенести',
  moves: 'Переносы',
  stays: 'Останется на месте',
  free: 'свободна в эти дни',
  freeHint: 'Переносить ничего не нужно.',
  partly: 'Полностью освободить машину не получится',
  partlyHint: 'Ниже то, что останется на месте, и почему.',
  notBest:
    'Вариантов слишком много, просмотрены не все: возможно, хватило бы и меньшего числа переносов.',
  priceStays: 'цена остаётся',
  noPrice: 'без цены',
  takesTariff: 'Пересчитать цены по тарифам новых машин',
  takesTariffHint: 'Без отметки клиенты платят столько, сколько договорились.',
  extension: 'Продолжает аренду: клиент сменит машину между бронями',
  apply: 'Пересадить',
  nothingChosen: 'Ничего не выбрано',
  done: 'Брони пересажены',
  undone: 'Отменено: брони на прежних машинах',
  onBoard: 'На шахматке',
  open: 'Открыть',
  link: 'Пересадить брони',
  swap: 'Заменить машину',
  swapTitle: 'Замена машины',
  swapHint:
    'Аренда продолжится на другой машине с момента замены: часть до замены останется за прежней, стоимость разделится по времени, залог перейдёт дальше.',
  swapAt: 'Момент замены',
  swapCar: 'Машина на замену',
  swapCarTaken: 'В это время она занята: выберите другую',
  swapLoading: 'Ищем свободные машины…',
  swapNone: 'До конца аренды нет свободных машин',
  swapNow: 'Заменить сейчас',
  swapThen: 'Заменить',
  sameModel: 'Та же модель',
  otherModel: 'Другая модель: этой до конца аренды нет',
  swapped: 'Машина заменена: аренда продолжается на',
  swapUndone: 'Отменено: аренда на прежней машине',
} as const;
