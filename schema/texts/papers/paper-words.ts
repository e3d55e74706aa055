import type { CarView, DamageKind, DamageSize } from '@schema/values/fleet/damage';
import type { Accessory, AccessoryState } from '@schema/values/handover/accessories';
import { amountInWords } from '@schema/values/money/amount-in-words';
import {
  formatExactRoubles,
  formatRoubles,
  type Kopecks,
  toRoubles,
} from '@schema/values/money/money';
import type { ChangedTerm, PaperTerm } from '@schema/values/papers/paper-terms';
import type { HandwrittenTag, PaperTag } from '@schema/values/papers/tags';
import { dayOf, formatDay, formatMoment, timeOf } from '@schema/values/time/calendar';
import { rentalDays } from '@schema/values/time/rental-days';
import { DAY_FORMS, formatCount, plural } from '@schema/values/words/plural';
import { CAR_VIEW_TEXTS, DAMAGE_KIND_TEXTS, DAMAGE_SIZE_TEXTS } from '../fleet/car-state';
import { fuelText } from '../handover/sheet-words';
import { CHARGE_KIND_TITLES } from '../money/rental-money';

interface PaperCar {
  readonly brand: string;
  readonly model: string;
  readonly licensePlate: string;
  readonly color: string | null;
  readonly year: number | null;
}

/** A handover sheet as its act prints it. */
export interface PaperSheet {
  readonly at: Date;
  readonly km: number | null;
  /** Eighths of a tank. */
  readonly fuel: number | null;
  readonly kmOut: number | null;
  readonly fuelOut: number | null;
  readonly drivenKm: number | null;
  readonly comment: string | null;
  /** Null: the customer. */
  readonly signer: string | null;
  readonly isSigned: boolean;
  readonly damages: readonly {
    readonly kind: DamageKind;
    readonly view: CarView;
    readonly size: DamageSize;
    readonly comment: string | null;
    readonly isNew: boolean;
  }[];
  readonly accessories: readonly Accessory[];
  readonly charges: readonly {
    readonly kind: keyof typeof CHARGE_KIND_TITLES;
    readonly amount: Kopecks;
    readonly comment: string | null;
  }[];
}

/** What a document is about; null: unknown, or not of this rental. */
export interface PaperFacts {
  /** IANA; days and times are in it. */
  readonly zone: string;
  readonly number: string;
  readonly issuedAt: Date;
  readonly contract: { readonly number: string; readonly issuedAt: Date } | null;
  readonly company: {
    readonly name: string;
    readonly address: string;
    readonly requisites: string;
    readonly signatory: string;
  };
  readonly customer: {
    readonly fullName: string;
    readonly phone: string | null;
    readonly email: string | null;
  };
  readonly car: PaperCar;
  readonly period: { readonly startDate: Date; readonly endDate: Date };
  readonly bookingId: number;
  readonly price: Kopecks;
  readonly deposit: Kopecks;
  readonly kmPerDay: number | null;
  readonly swap: { readonly car: PaperCar; readonly at: Date } | null;
  readonly sheet: PaperSheet | null;
  readonly changes: readonly ChangedTerm[];
}

export const PAPER_TERM_TEXTS: Readonly<Record<PaperTerm, string>> = {
  start: 'Выдача',
  end: 'Возврат',
  car: 'Автомобиль',
  customer: 'Клиент',
  phone: 'Телефон',
  price: 'Стоимость',
  deposit: 'Залог',
};

const ACCESSORY_WORDS: Readonly<Record<AccessoryState, string>> = {
  present: 'есть',
  missing: 'нет',
  not_given: 'не выдавали',
};

const ZONE_WORDS = { 'Europe/Moscow': 'московское время' } as const;

/** 'московское время'; another zone by its name, as 'Asia/Yekaterinburg, GMT+5'. */
function zoneWords(zone: string, at: Date): string {
  if (zone in ZONE_WORDS) return ZONE_WORDS[zone as keyof typeof ZONE_WORDS];
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    timeZoneName: 'shortOffset',
  }).formatToParts(at);
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return `${zone}, ${offset}`;
}

const sum = (amount: Kopecks) => formatExactRoubles(toRoubles(amount));
const km = (count: number | null) => (count === null ? null : `${formatCount(count)} км`);
const fuel = (eighths: number | null) => (eighths === null ? null : fuelText(eighths));

/** A changed value as the document and its page show it. */
export function termWords({ term, before, after }: ChangedTerm, zone: string) {
  const words = (value: ChangedTerm['before']): string => {
    if (value === null) return 'нет';
    if (typeof value === 'number') return sum(value);
    return term === 'start' || term === 'end' ? formatMoment(new Date(value), zone) : value;
  };
  return { before: words(before), after: words(after) };
}

const sheetWords = ({ sheet, zone, customer }: PaperFacts) => ({
  'акт.день': sheet && formatDay(dayOf(sheet.at, zone)),
  'акт.время': sheet && timeOf(sheet.at, zone),
  'акт.пробег': sheet && km(sheet.km),
  'акт.топливо': sheet && fuel(sheet.fuel),
  'акт.пробег при выдаче': sheet && km(sheet.kmOut),
  'акт.топливо при выдаче': sheet && fuel(sheet.fuelOut),
  'акт.пройдено': sheet && km(sheet.drivenKm),
  'акт.комментарий': sheet && (sheet.comment ?? ''),
  'акт.подписант': sheet?.isSigned ? (sheet.signer ?? customer.fullName) : null,
});

const swapWords = (swap: PaperFacts['swap'], zone: string) => ({
  'прежнее авто.марка': swap?.car.brand ?? null,
  'прежнее авто.модель': swap?.car.model ?? null,
  'прежнее авто.госномер': swap?.car.licensePlate ?? null,
  'замена.день': swap && formatDay(dayOf(swap.at, zone)),
  'замена.время': swap && timeOf(swap.at, zone),
});

const HANDWRITTEN: Readonly<Record<HandwrittenTag, null>> = {
  'клиент.паспорт': null,
  'клиент.дата рождения': null,
  'клиент.адрес': null,
  'клиент.права': null,
  'авто.vin': null,
  'авто.стс': null,
};

/** The text of each tag; null: a line to be filled in by hand. */
function valueWords(facts: PaperFacts): Readonly<Record<PaperTag | HandwrittenTag, string | null>> {
  const { zone, company, customer, car, period, contract, price } = facts;
  const days = rentalDays(period);
  return {
    ...HANDWRITTEN,
    'документ.номер': facts.number,
    'документ.дата': formatDay(dayOf(facts.issuedAt, zone)),
    'договор.номер': contract?.number ?? null,
    'договор.дата': contract && formatDay(dayOf(contract.issuedAt, zone)),
    'компания.название': company.name,
    'компания.адрес': company.address || null,
    'компания.реквизиты': company.requisites || null,
    'компания.подписант': company.signatory || null,
    'клиент.имя': customer.fullName,
    'клиент.телефон': customer.phone,
    'клиент.почта': customer.email,
    'авто.марка': car.brand,
    'авто.модель': car.model,
    'авто.госномер': car.licensePlate,
    'авто.цвет': car.color,
    'авто.год': car.year === null ? null : String(car.year),
    'аренда.номер': String(facts.bookingId),
    'аренда.день выдачи': formatDay(dayOf(period.startDate, zone)),
    'аренда.время выдачи': timeOf(period.startDate, zone),
    'аренда.день возврата': formatDay(dayOf(period.endDate, zone)),
    'аренда.время возврата': timeOf(period.endDate, zone),
    'аренда.пояс': zoneWords(zone, period.startDate),
    'аренда.срок': plural(days, DAY_FORMS),
    'аренда.цена за сутки': formatRoubles(toRoubles(price) / days),
    'аренда.стоимость': sum(price),
    'аренда.стоимость прописью': amountInWords(price),
    'аренда.залог': sum(facts.deposit),
    'аренда.залог прописью': amountInWords(facts.deposit),
    'аренда.км в сутки': facts.kmPerDay === null ? 'без ограничения' : km(facts.kmPerDay),
    ...sheetWords(facts),
    ...swapWords(facts.swap, zone),
  };
}

/** The rows of the blocks without pictures. */
const blockWords = ({ sheet, changes, zone }: PaperFacts) => ({
  повреждения: (sheet?.damages ?? []).map(({ kind, view, size, comment, isNew }) => ({
    'повреждение.вид': DAMAGE_KIND_TEXTS[kind],
    'повреждение.место': CAR_VIEW_TEXTS[view],
    'повреждение.размер': DAMAGE_SIZE_TEXTS[size],
    'повреждение.комментарий': comment ?? '',
    'повреждение.новое': isNew ? 'да' : 'нет',
  })),
  комплект: (sheet?.accessories ?? []).map(({ name, state }) => ({
    'предмет.название': name,
    'предмет.ответ': ACCESSORY_WORDS[state],
  })),
  начисления: (sheet?.charges ?? []).map(({ kind, amount, comment }) => ({
    'начисление.вид': CHARGE_KIND_TITLES[kind],
    'начисление.сумма': sum(amount),
    'начисление.комментарий': comment ?? '',
  })),
  изменения: changes.map((change) => {
    const { before, after } = termWords(change, zone);
    return {
      'изменение.что': PAPER_TERM_TEXTS[change.term],
      'изменение.было': before,
      'изменение.стало': after,
    };
  }),
});

/** Which conditions hold; those of the pictures come with them. */
const conditionWords = ({ sheet, deposit }: PaperFacts) => ({
  'есть залог': deposit > 0,
  'есть повреждения': (sheet?.damages.length ?? 0) > 0,
  'есть комплект': (sheet?.accessories.length ?? 0) > 0,
  'есть начисления': (sheet?.charges.length ?? 0) > 0,
  'есть комментарий': Boolean(sheet?.comment),
  подписано: sheet?.isSigned ?? false,
});

/** The texts of a document, by tag; pictures apart. */
export const paperWords = (facts: PaperFacts) => ({
  ...valueWords(facts),
  ...blockWords(facts),
  ...conditionWords(facts),
});
