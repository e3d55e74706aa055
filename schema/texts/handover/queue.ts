import type { PhotoAngle, SheetSide } from '@schema/values/handover/sheet';
import { type NounForms, plural } from '@schema/values/words/plural';
import { ANGLE_TEXTS } from './sheet-words';

const PHOTO_FORMS: NounForms = { one: 'фото', few: 'фото', many: 'фото' };
const SHEET_FORMS: NounForms = { one: 'акт', few: 'акта', many: 'актов' };

interface Counts {
  readonly photos: number;
  readonly sheets: number;
}

/** Photos and sheets on the device that the server does not have yet. Not in requirements.md. */
export const QUEUE_TEXTS = {
  title: 'Не отправлено',
  show: 'Показать',
  photo: { out: 'Фото к акту выдачи', back: 'Фото к акту возврата' },
  sheet: { out: 'Акт выдачи', back: 'Акт возврата' },
  waiting: 'Ждёт отправки',
  waitingWord: 'ждёт отправки',
  refusedWord: 'не принят',
  mend: 'Исправить',
  queued: 'Акт сохранён на устройстве и отправится, когда появится связь',
  queuedUnpaid:
    'Акт сохранён на устройстве. Деньги и отметка не записаны: запишите их, когда появится связь',
  hint: 'Отправится само, когда появится связь. До отправки хранится только на этом устройстве.',
  nothing: 'Всё отправлено.',
  retry: 'Повторить',
  open: 'Открыть акт',
  remove: 'Удалить',
  removeTitle: {
    photo: 'Удалить фото с устройства?',
    sheet: 'Удалить акт с устройства?',
  },
  removeHint: {
    photo: 'Оно не отправлено, вернуть его будет нельзя.',
    sheet: 'Он не отправлен, вернуть его будет нельзя.',
  },
  removeFailed: 'Не удалось убрать фото',
  lostPicture: 'Фото не сохранилось на устройстве, снимите его ещё раз',
  /** Recorded with a sheet. */
  delayReason: 'Не было связи: акт ждал отправки на устройстве',
  leaveTitle: 'Выйти и удалить неотправленное?',
  leave: 'Выйти и удалить',
  stay: 'Остаться',
} as const;

/** '3 фото и 1 акт' */
function countText({ photos, sheets }: Counts): string {
  return [photos > 0 && plural(photos, PHOTO_FORMS), sheets > 0 && plural(sheets, SHEET_FORMS)]
    .filter(Boolean)
    .join(' и ');
}

/** '3 фото и 1 акт ждут отправки' */
export function waitingText(counts: Counts): string {
  const verb = counts.photos + counts.sheets === 1 ? 'ждёт' : 'ждут';
  return `${countText(counts)} ${verb} отправки`;
}

/** '2 не приняты' */
export function refusedText({ photos, sheets }: Counts): string {
  const count = photos + sheets;
  if (count > 1) return `${count} не приняты`;
  return photos > 0 ? '1 фото не принято' : '1 акт не принят';
}

interface Names {
  readonly carTitle: string;
  readonly licensePlate: string;
  readonly customerName: string;
}

/** 'Kia Rio А001КА99' */
const carName = ({ carTitle, licensePlate }: Names): string =>
  [...new Set([carTitle, licensePlate])].join(' ');

/** «Акт сохранён. Отметьте выдачу: Kia Rio А001КА99»: the mark was wanted before the sheet was sent. */
export function markLeftText(side: SheetSide, names: Names | undefined): string {
  const text = `Акт сохранён. Отметьте ${side === 'out' ? 'выдачу' : 'возврат'}`;
  return names ? `${text}: ${carName(names)}` : text;
}

interface ItemFacts {
  readonly angle: PhotoAngle | null;
  readonly bookingId: number;
  /** Undefined: stored by an earlier release. */
  readonly names: Names | undefined;
  readonly moment: string;
}

/** 'Спереди, Kia Rio А001КА99, Анна Никитина, 27.11.2026 10:00' */
export function itemFacts({ angle, bookingId, names, moment }: ItemFacts): string {
  const rental = names ? [carName(names), names.customerName] : [`бронь № ${bookingId}`];
  const facts = [...rental, moment];
  return (angle === null ? facts : [ANGLE_TEXTS[angle], ...facts]).join(', ');
}

/** 'Не отправлено: 3 фото и 1 акт.' */
export const unsentText = (counts: Counts): string => `Не отправлено: ${countText(counts)}.`;

/** 'Фото «отчёт.pdf» не добавлено: это не изображение или его формат не читается.' */
export const PHOTO_PROBLEMS = {
  unreadable: (name: string) =>
    `Фото «${name}» не добавлено: это не изображение или его формат не читается.`,
  tooLarge: (name: string) => `Фото «${name}» не добавлено: в нём больше 50 мегапикселей.`,
} as const;

const KEEPING_PROBLEMS = {
  kept: null,
  full: 'На устройстве нет места: не закрывайте страницу, пока всё не отправлено.',
  unavailable:
    'Браузер не хранит фото и акты на устройстве: не закрывайте страницу, пока всё не отправлено.',
} as const;

export function storageProblem(
  keeping: keyof typeof KEEPING_PROBLEMS,
  isRoomLow: boolean,
): string | null {
  const low = 'На устройстве мало места: освободите его, чтобы фото не потерялись.';
  return KEEPING_PROBLEMS[keeping] ?? (isRoomLow ? low : null);
}
