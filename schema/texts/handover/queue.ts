import type { PhotoAngle, SheetSide } from '@schema/values/handover/sheet';
import type { PaymentMethod } from '@schema/values/money/ledger';
import { formatExactRoubles } from '@schema/values/money/money';
import { type NounForms, plural } from '@schema/values/words/plural';
import { MONEY_METHOD_TITLES } from '../money/rental-money';
import { ANGLE_TEXTS } from './sheet-words';

/** In the order of a sentence. */
const FORMS = {
  photo: { one: 'фото', few: 'фото', many: 'фото' },
  sheet: { one: 'акт', few: 'акта', many: 'актов' },
  cash: { one: 'запись о деньгах', few: 'записи о деньгах', many: 'записей о деньгах' },
  mark: { one: 'отметка', few: 'отметки', many: 'отметок' },
} as const satisfies Record<string, NounForms>;

type Kind = keyof typeof FORMS;
const KINDS = Object.keys(FORMS) as Kind[];
type Counts = Readonly<Record<Kind, number>>;

/** Photos, sheets, money and marks on the device that the server does not have yet. Not in requirements.md. */
export const QUEUE_TEXTS = {
  title: 'Не отправлено',
  show: 'Показать',
  photo: { out: 'Фото к акту выдачи', back: 'Фото к акту возврата' },
  sheet: { out: 'Акт выдачи', back: 'Акт возврата' },
  mark: { out: 'Отметка выдачи', back: 'Отметка возврата' },
  waiting: 'Ждёт отправки',
  /** What has to be sent before. */
  heldBy: {
    sheet: 'Ждёт отправки акта',
    cash: 'Ждёт отправки денег',
    mark: 'Ждёт отправки прошлой отметки',
  },
  markWaits: { out: 'Выдача ждёт отправки', back: 'Возврат ждёт отправки' },
  markRefused: { out: 'Выдача не отмечена', back: 'Возврат не отмечен' },
  waitingWord: 'ждёт отправки',
  refusedWord: 'не принят',
  mend: 'Исправить',
  queued: 'Акт сохранён на устройстве и отправится, когда появится связь',
  queuedMark: {
    out: 'Выдача сохранена на устройстве и отправится, когда появится связь',
    back: 'Возврат сохранён на устройстве и отправится, когда появится связь',
  },
  moneyUnknown: 'Деньги без связи не посчитать: если клиент платил, запишите это в брони потом',
  hint: 'Отправится само, когда появится связь. До отправки хранится только на этом устройстве.',
  nothing: 'Всё отправлено.',
  retry: 'Отправить ещё раз',
  confirm: 'Всё равно выдать',
  open: 'Открыть акт',
  remove: 'Убрать',
  removeAll: 'Убрать всё',
  removeSheet: 'Только акт',
  removeTitle: {
    photo: 'Убрать фото с устройства?',
    sheet: 'Убрать акт с устройства?',
    cash: 'Убрать запись о деньгах с устройства?',
    mark: 'Убрать отметку с устройства?',
  },
  removeHint: {
    photo: 'Оно не отправлено, вернуть его будет нельзя.',
    sheet: 'Он не отправлен, вернуть его будет нельзя.',
    cash: 'В брони эти деньги не появятся, если их не запишут там.',
    mark: 'В брони отметки не будет, если её не поставят там.',
  },
  removeFailed: 'Не удалось убрать фото',
  lostPicture: 'Фото не сохранилось на устройстве, снимите его ещё раз',
  /** The server keeps keys for a day. */
  keyForgotten: {
    cash: 'Ответа не было больше суток. Проверьте деньги в брони: записи там нет — отправьте её ещё раз, есть — уберите',
    mark: 'Ответа не было больше суток. Проверьте бронь: отметки нет — отправьте её ещё раз, есть — уберите',
  },
  /** Recorded with a sheet. */
  delayReason: 'Не было связи: акт ждал отправки на устройстве',
  leaveTitle: 'Выйти и удалить неотправленное?',
  leave: 'Выйти и удалить',
  stay: 'Остаться',
} as const;

const sumOf = (counts: Counts): number => KINDS.reduce((sum, kind) => sum + counts[kind], 0);

/** '3 фото, 1 акт и 1 отметка' */
function countText(counts: Counts): string {
  const parts = KINDS.filter((kind) => counts[kind] > 0).map((kind) =>
    plural(counts[kind], FORMS[kind]),
  );
  const last = parts.pop() ?? '';
  return parts.length > 0 ? `${parts.join(', ')} и ${last}` : last;
}

/** '3 фото и 1 акт ждут отправки' */
export const waitingText = (counts: Counts): string =>
  `${countText(counts)} ${sumOf(counts) === 1 ? 'ждёт' : 'ждут'} отправки`;

const ONE_REFUSED: Readonly<Record<Kind, string>> = {
  photo: '1 фото не принято',
  sheet: '1 акт не принят',
  cash: '1 запись о деньгах не принята',
  mark: '1 отметка не принята',
};

/** '2 не приняты' */
export function refusedText(counts: Counts): string {
  const count = sumOf(counts);
  const [kind] = KINDS.filter((one) => counts[one] > 0);
  return count === 1 && kind ? ONE_REFUSED[kind] : `${count} не приняты`;
}

const CASH_TITLES = {
  takePayment: 'Оплата',
  refundPayment: 'Возврат оплаты',
  takeDeposit: 'Залог',
  returnDeposit: 'Возврат залога',
  withholdDeposit: 'Удержание из залога',
} as const;

interface Cash {
  readonly operation: keyof typeof CASH_TITLES;
  readonly input: { readonly amount: number; readonly method?: PaymentMethod };
}

/** 'Оплата 5 000 ₽, наличные' */
export function cashName({ operation, input: { amount, method } }: Cash): string {
  const sum = `${CASH_TITLES[operation]} ${formatExactRoubles(amount)}`;
  if (!method) return sum;
  const title = MONEY_METHOD_TITLES[method];
  return `${sum}, ${method === 'sbp' ? title : title.toLowerCase()}`;
}

/** Comment of an entry of the ledger: 'Без связи, 27.11.2026 10:00'. */
export const offlineComment = (moment: string): string => `Без связи, ${moment}`;

/** 'С актом ждут: Оплата 5 000 ₽, наличные; Отметка выдачи. …' */
export const removeWithText = (names: readonly string[]): string =>
  `С актом ждут: ${names.join('; ')}. «${QUEUE_TEXTS.removeSheet}» оставит их: они отправятся без акта.`;

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
    'Браузер ничего не хранит на устройстве: не закрывайте страницу, пока всё не отправлено.',
} as const;

export function storageProblem(
  keeping: keyof typeof KEEPING_PROBLEMS,
  isRoomLow: boolean,
): string | null {
  const low = 'На устройстве мало места: освободите его, чтобы фото не потерялись.';
  return KEEPING_PROBLEMS[keeping] ?? (isRoomLow ? low : null);
}
