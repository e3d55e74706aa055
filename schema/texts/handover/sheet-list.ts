import type { SheetSide, SignatureWay } from '@schema/values/handover/sheet';
import { formatCount, plural } from '@schema/values/words/plural';
import { SIDE_TEXTS } from './sheet-words';

/** The list of the sheets of a car. */
export const SHEET_LIST_TEXTS = {
  panel: 'Акты',
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

interface ListedSheet {
  readonly side: SheetSide;
  readonly isSupplement: boolean;
  readonly customerName: string;
  readonly km: number | null;
  readonly damageCount: number;
  readonly photoCount: number;
  readonly signatureWay: SignatureWay;
}

/** «Возврат · дополнение · Анна Никитина» */
export const listedSheetName = ({ side, isSupplement, customerName }: ListedSheet): string =>
  [SIDE_TEXTS[side], isSupplement && SHEET_LIST_TEXTS.supplement, customerName]
    .filter(Boolean)
    .join(' · ');

/** «154 820 км · 1 новое повреждение · 8 фото» */
export const listedSheetFacts = (sheet: ListedSheet): string =>
  [
    sheet.km !== null && `${formatCount(sheet.km)} км`,
    sheet.damageCount > 0 && plural(sheet.damageCount, DAMAGE_FORMS),
    sheet.photoCount > 0 && `${sheet.photoCount} фото`,
    UNSIGNED[sheet.signatureWay],
  ]
    .filter(Boolean)
    .join(' · ');
