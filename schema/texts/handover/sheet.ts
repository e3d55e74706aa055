import type { AccessoryState } from '@schema/values/handover/accessories';
import { type SheetSide, type SignatureWay } from '@schema/values/handover/sheet';
import { formatExactRoubles } from '@schema/values/money/money';
import { formatCount, plural } from '@schema/values/words/plural';
import { fuelFact, fuelText } from './sheet-words';

/** The page of a handover sheet («акт»). Not in requirements.md. */
export const SHEET_TEXTS = {
  back: 'Назад',
  loading: 'Загружаем акт…',
  notFound: 'Такого акта нет',
  notFoundHint: 'Откройте акт из брони или из списка «Сейчас».',
  cancelled: 'Бронь в архиве. Акт можно сохранить, отметить выдачу и возврат нельзя.',
  parts: 'Части акта',
  form: 'Акт',
  comment: 'Комментарий',
  now: 'Время: сейчас',
  otherTime: 'Другое время',
  rightNow: 'Сейчас',
  more: 'Комментарий и время',
  at: 'Когда осмотрен автомобиль',
  delayReason: 'Почему акт составлен позже чем через сутки',
  save: 'Сохранить акт',
  savedWord: 'сохранён',
  begin: 'Составить акт',
  supplement: 'Дополнить акт',
  cancelSupplement: 'Не дополнять',
  supplementTitle: 'Дополнение',
  supplementHint: 'Сохранённый акт не меняется. Запишите здесь только то, что нужно добавить.',
  empty: 'Акт ещё не составлен.',
  by: (login: string, moment: string) => `Составил ${login}, ${moment}`,
  delayed: (moment: string) => `Внесён ${moment}`,
} as const;

/** Links to the sheet of a side. */
export const SHEET_LINKS: Readonly<Record<SheetSide, string>> = {
  out: 'Акт выдачи',
  back: 'Акт возврата',
};

/** Parts of the page; the bar above it leads to them. */
export const SHEET_PARTS = {
  photos: 'Фото',
  readings: 'Пробег и топливо',
  damages: 'Повреждения',
  accessories: 'Комплект',
  charges: 'Начисления',
  money: 'Деньги',
  signature: 'Подпись',
} as const;
export type SheetPart = keyof typeof SHEET_PARTS;

/** State of a part for screen readers. */
export const PART_STATE_TEXTS = {
  filled: 'заполнено',
  empty: 'не заполнено',
} as const;

export const SHEET_PHOTO_TEXTS = {
  taken: (count: number, all: number) => `снято ${count} из ${all}`,
  take: 'Снять',
  retake: 'Переснять',
  gallery: 'Из галереи',
  remove: 'Убрать фото',
  retry: 'Повторить',
  see: 'Открыть фото',
  was: (day: string) => `было ${day}`,
  became: 'сейчас',
  waiting: 'ждёт отправки',
  sending: 'отправляется',
  onTheWay: (count: number, isSending: boolean) =>
    `${isSending ? 'Отправляем фото' : 'Ждут отправки'}: ${count}`,
  detail: 'Деталь',
  refused: 'не принято',
  deleted: (count: number) => `Удалены по сроку хранения: ${count} фото`,
} as const;

const PHOTO_FORMS = { one: 'фото', few: 'фото', many: 'фото' };

/** «Ещё 5 фото» */
export const morePhotos = (count: number): string => `Ещё ${plural(count, PHOTO_FORMS)}`;

/** What is handed over with the car. */
export const ACCESSORY_TEXTS = {
  atHandover: 'при выдаче',
  lost: 'не вернули',
  answered: (count: number, all: number) => `отмечено ${count} из ${all}`,
} as const;

export const ACCESSORY_STATE_TEXTS: Readonly<Record<AccessoryState, string>> = {
  present: 'есть',
  missing: 'нет',
  not_given: 'не выдавали',
};

export const READING_TEXTS = {
  km: 'Пробег, км',
  fuel: 'Топливо',
  last: 'прошлый',
  noLast: 'Показаний ещё не было.',
  atHandover: 'при выдаче',
  notRead: 'не записан',
  noFuel: 'не записано',
  clear: 'Сбросить топливо',
  emptyTank: 'пусто',
  half: '½',
  fullTank: 'полный',
  doubt: 'Исправьте число или объясните его:',
} as const;

const signed = (value: number, text: string) => `${value < 0 ? '−' : '+'}${text}`;

/** 66 → «+66» */
export const kmDifference = (km: number): string => signed(km, formatCount(Math.abs(km)));

/** 1590 → «+1 590 км» */
export const driven = (km: number): string => `${kmDifference(km)} км`;

/** -2 → «−2/8» */
export const fuelDifference = (eighths: number): string =>
  eighths === 0 ? 'без изменений' : signed(eighths, fuelText(Math.abs(eighths)));

export const SHEET_DAMAGE_TEXTS = {
  isNew: 'новое',
  remove: 'Убрать',
  mend: 'Устранено',
  isMended: 'отмечено устранённым',
  mendedHere: 'устранено',
  none: 'Повреждений нет.',
  noNew: 'Новых повреждений нет.',
  counts: (old: number, added: number, mended: number) =>
    [
      old > 0 && plural(old, OLD_FORMS),
      added > 0 && plural(added, NEW_FORMS),
      mended > 0 && mendedCount(mended),
    ]
      .filter(Boolean)
      .join(' · '),
  since: (day: string) => `с ${day}`,
} as const;

/** «устранено 2» */
const mendedCount = (mended: number) => `${SHEET_DAMAGE_TEXTS.mendedHere} ${mended}`;

const OLD_FORMS = { one: 'старое', few: 'старых', many: 'старых' };
const NEW_FORMS = { one: 'новое', few: 'новых', many: 'новых' };
const DAMAGE_FORMS = { one: 'повреждение', few: 'повреждения', many: 'повреждений' };

export const SIGNATURE_TEXTS = {
  way: 'Как подписан акт',
  field: 'Подпись клиента',
  hint: 'Распишитесь в рамке пальцем, пером или мышью.',
  drawn: 'подпись поставлена',
  notDrawn: 'подписи нет',
  erase: 'Стереть',
  isOtherSigner: 'Подписывает другой человек',
  signerName: 'Имя подписавшего',
  absenceReason: 'Почему нет подписи',
} as const;

export const SIGNATURE_WAY_TEXTS: Readonly<Record<SignatureWay, string>> = {
  finger: 'На экране',
  paper: 'Подписано на бумаге',
  absent: 'Клиент не дождался',
};

interface Signed {
  readonly km: number | null;
  readonly fuel: number | null;
  /** Left on the car. */
  readonly damages: number;
  readonly mended: number;
  /** Roubles. */
  readonly charged: number;
}

/** «Под подписью: пробег 154 820 км, топливо 7/8, 4 повреждения, устранено 1» */
export function underSignature({ km, fuel, damages, mended, charged }: Signed): string {
  const parts = [
    km !== null && `пробег ${formatCount(km)} км`,
    fuel !== null && fuelFact(fuel),
    damages > 0 ? plural(damages, DAMAGE_FORMS) : 'без повреждений',
    mended > 0 && mendedCount(mended),
    charged > 0 && `начислено ${formatExactRoubles(charged)}`,
  ];
  return `Под подписью: ${parts.filter(Boolean).join(', ')}`;
}
