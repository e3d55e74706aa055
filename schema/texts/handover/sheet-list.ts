import type { SheetFinding, SheetSide, SignatureWay } from '@schema/values/handover/sheet';
import { plural } from '@schema/values/words/plural';
import { CAR_STATE_TEXTS } from '../fleet/car-state';
import { fuelFact, SIDE_TEXTS } from './sheet-words';

/** Lists of sheets, of a car and of all cars. */
export const SHEET_LIST_TEXTS = {
  sheet: 'Акт',
  customer: 'Клиент',
  car: 'Автомобиль',
  state: 'Пробег, топливо',
  damages: 'Повреждения',
  photos: 'Фото',
  signed: 'Подпись, автор',
  search: 'Поиск акта',
  searchPlaceholder: 'Клиент, модель или номер',
  from: 'Акты с',
  to: 'Акты по',
  side: 'Что оформлено',
  anySide: 'Все акты',
  finding: 'Что в акте',
  anyFinding: 'Любые',
  none: 'Актов пока нет',
  noneHint: 'Их составляют при выдаче и возврате: на «Сейчас», на шахматке или из брони.',
  noMatch: 'Акты не найдены',
  noMatchHint: 'Измените поиск или сбросьте фильтры.',
  loading: 'Загружаем акты…',
  empty: 'Актов пока нет. Их составляют при выдаче и возврате.',
  supplement: 'дополнение',
} as const;

const DAMAGE_FORMS = {
  one: 'новое повреждение',
  few: 'новых повреждения',
  many: 'новых повреждений',
};

const UNSIGNED: Readonly<Record<SignatureWay, string | null>> = {
  finger: null,
  paper: 'подписан на бумаге',
  absent: 'без подписи',
};

export const FINDING_TEXTS: Readonly<Record<SheetFinding, string>> = {
  damages: 'Повреждения',
  unsigned: 'Без подписи',
};

export const SHEET_FORMS = { one: 'акт', few: 'акта', many: 'актов' };

interface ListedSheet {
  readonly side: SheetSide;
  readonly isSupplement: boolean;
  readonly customerName: string;
  readonly km: number | null;
  readonly fuel: number | null;
  readonly damageCount: number;
  readonly photoCount: number;
  readonly signatureWay: SignatureWay;
}

/** «Возврат · дополнение» */
export const sheetTitle = ({ side, isSupplement }: ListedSheet): string =>
  isSupplement ? `${SIDE_TEXTS[side]} · ${SHEET_LIST_TEXTS.supplement}` : SIDE_TEXTS[side];

/** «Возврат · дополнение · Анна Никитина» */
export const listedSheetName = (sheet: ListedSheet): string =>
  [sheetTitle(sheet), sheet.customerName].filter(Boolean).join(' · ');

/** «154 820 км · топливо 7/8» */
const listedSheetState = ({ km, fuel }: ListedSheet): string =>
  [km !== null && CAR_STATE_TEXTS.km(km), fuel !== null && fuelFact(fuel)]
    .filter(Boolean)
    .join(' · ');

/** «подписан», «без подписи» */
export const signedText = ({ signatureWay }: ListedSheet): string =>
  UNSIGNED[signatureWay] ?? 'подписан';

/** «154 820 км · топливо 7/8 · 1 новое повреждение · 8 фото» */
export const listedSheetFacts = (sheet: ListedSheet): string =>
  [
    listedSheetState(sheet),
    sheet.damageCount > 0 && plural(sheet.damageCount, DAMAGE_FORMS),
    sheet.photoCount > 0 && `${sheet.photoCount} фото`,
    UNSIGNED[sheet.signatureWay],
  ]
    .filter(Boolean)
    .join(' · ');
