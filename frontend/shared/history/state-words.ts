import {
  CAR_STATE_TEXTS,
  CAR_VIEW_TEXTS,
  DAMAGE_KIND_TEXTS,
  DAMAGE_TEXTS,
} from '@schema/texts/fleet/car-state';
import { SHEET_DAMAGE_TEXTS } from '@schema/texts/handover/sheet';
import { ANGLE_TEXTS, fuelFact, SIDE_TEXTS } from '@schema/texts/handover/sheet-words';
import { countedText } from '@schema/texts/money/register';
import { PAPER_KIND_TEXTS } from '@schema/texts/papers/paper-kind-texts';
import { HISTORY_TEXTS } from '@schema/texts/shell/history';
import { isDay } from '@schema/values/time/calendar';
import { periodText } from '@schema/values/time/report-period';

type Snapshot = Readonly<Record<string, unknown>>;

const partOf = (snapshot: unknown, name: string): Snapshot | null => {
  const part =
    typeof snapshot === 'object' && snapshot !== null ? (snapshot as Snapshot)[name] : null;
  return typeof part === 'object' && part !== null ? (part as Snapshot) : null;
};

/** The title of a word of the API; '' for one of a later release. */
const titleOf = (titles: Readonly<Record<string, string>>, word: unknown): string =>
  typeof word === 'string' && Object.hasOwn(titles, word) ? (titles[word] ?? '') : '';

function readingWords(snapshot: unknown): string {
  const km = partOf(snapshot, 'reading')?.km;
  return typeof km === 'number' ? CAR_STATE_TEXTS.km(km) : '';
}

/** 'Царапина, слева', 'Царапина, слева, устранено' by a sheet, 'Царапина, слева, ТО: Покраска' */
function damageWords(snapshot: unknown): string {
  const damage = partOf(snapshot, 'damage');
  const work = partOf(damage, 'mendedInWork')?.description;
  const words = [
    titleOf(DAMAGE_KIND_TEXTS, damage?.kind),
    titleOf(CAR_VIEW_TEXTS, damage?.view).toLowerCase(),
    partOf(damage, 'mendedInSheet') ? SHEET_DAMAGE_TEXTS.mendedHere : '',
    typeof work === 'string' ? DAMAGE_TEXTS.inWork(work) : '',
  ];
  return words.filter(Boolean).join(', ');
}

/** 'Выдача, 154 754 км, топливо 7/8' */
function sheetWords(snapshot: unknown): string {
  const sheet = partOf(snapshot, 'sheet');
  const words = [
    titleOf(SIDE_TEXTS, sheet?.side),
    typeof sheet?.km === 'number' ? CAR_STATE_TEXTS.km(sheet.km) : '',
    typeof sheet?.fuel === 'number' ? fuelFact(sheet.fuel) : '',
  ];
  return words.filter(Boolean).join(', ');
}

/** 'Выдача, спереди' */
function photoWords(snapshot: unknown): string {
  const photo = partOf(snapshot, 'photo');
  const words = [
    titleOf(SIDE_TEXTS, photo?.side),
    titleOf(ANGLE_TEXTS, photo?.angle).toLowerCase(),
  ];
  return words.filter(Boolean).join(', ');
}

/** 'Договор 26-Д-0001', with the reason of a void one */
function paperWords(one: unknown, after: unknown): string {
  const paper = partOf(one, 'paper');
  const number = typeof paper?.number === 'string' ? paper.number : '';
  const named = [titleOf(PAPER_KIND_TEXTS, paper?.kind), number].filter(Boolean).join(' ');
  const reason = named && (after as Snapshot | null | undefined)?.reason;
  return [named, typeof reason === 'string' ? reason : ''].filter(Boolean).join(': ');
}

/** 'было 5 000 ₽, насчитали 4 800 ₽', with the comment of the count */
function countWords(after: unknown): string {
  const { counted, expected, comment } = (after ?? {}) as Snapshot;
  if (typeof counted !== 'number' || typeof expected !== 'number') return '';
  return [countedText(expected, counted), typeof comment === 'string' ? comment : '']
    .filter(Boolean)
    .join(': ');
}

/** 'отчёт за 01.10.2026 – 31.10.2026' */
function statementWords(one: unknown): string {
  const { from, to } = partOf(one, 'statement') ?? {};
  return isDay(from) && isDay(to) ? HISTORY_TEXTS.statement(periodText({ from, to })) : '';
}

/**
 * The sheet, photo or document of an entry of a booking's history; the count of a till's; the statement of a partner's; the reading or damage of a car's: '154 754 км', '154 754 км → 15 480 км' for one
 * that replaces a wrong one, 'Царапина, слева'; null for other changes.
 */
export function stateFor({
  before,
  after,
}: {
  readonly before?: unknown;
  readonly after?: unknown;
}): string | null {
  const readings = [readingWords(before), readingWords(after)].filter(Boolean);
  const one = after ?? before;
  return (
    readings.join(' → ') ||
    damageWords(one) ||
    sheetWords(one) ||
    photoWords(one) ||
    paperWords(before ?? after, after) ||
    countWords(after) ||
    statementWords(one) ||
    null
  );
}
