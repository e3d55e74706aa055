import { BOOKING_FIELDS } from '@schema/fields/booking-fields';
import { CAR_FIELDS } from '@schema/fields/car-fields';
import { CUSTOMER_FIELDS } from '@schema/fields/customer-fields';
import { byColumn } from '@schema/fields/field';
import {
  IMPORT_FIELDS,
  type ImportFate,
  type ImportField,
  type ImportKind,
  type ImportStage,
  type ImportState,
} from '@schema/import';
import {
  BOOKING_FORMS,
  CUSTOMER_FORMS,
  formatCount,
  type NounForms,
  plural,
} from '@schema/values/words/plural';

/** Labels of the import screen. Errors are in messages.ts, notes on rows in import-notes.ts. */
export const IMPORT_TEXTS = {
  title: 'Импорт',
  open: 'Импорт',
  lead: 'Загрузите свою таблицу автомобилей, клиентов, броней или расходов. Сначала покажем, что станет с каждой строкой, и ничего не запишем без вашего согласия.',
  drop: 'Перетащите файл сюда или выберите на устройстве',
  choose: 'Выбрать файл',
  limits: 'XLSX или CSV, до 10 МБ и 20 000 строк',
  knows:
    'Понимаем обычные русские заголовки в любом порядке, телефоны и даты в разном виде, а также шахматку: машины по строкам, дни по столбцам.',
  otherFile: 'Другой файл',
  reading: 'Читаем таблицу…',
  uploading: 'Загружаем файл',
  progress: 'Ход загрузки',
  last: 'Последний импорт',
  hide: 'Скрыть',
  queued: 'Ждём, пока закончатся другие загрузки…',
  judging: 'Проверяем строки',
  writing: 'Записываем',
  mayLeave: 'Со страницы можно уйти: загрузка идёт на сервере, результат появится здесь.',
  connectionLost: 'Нет связи. Загрузка идёт на сервере, результат покажем, когда связь вернётся.',
  cancel: 'Отменить',
  settings: 'Что в таблице',
  kind: 'Таблица',
  sheet: 'Лист',
  headerRow: 'Строка заголовков',
  noHeader: 'Заголовков нет',
  createCars: 'Добавлять автомобили, которых нет в автопарке',
  createCarsHint: 'Если в строке есть госномер, марка и модель',
  columns: 'Столбцы',
  columnsHint: 'Проверьте, что означает каждый столбец. Отчёт обновится сам.',
  column: 'Столбец',
  unnamed: 'Без заголовка',
  leaveOut: 'Не переносить',
  times: 'Где время не указано, выдача в 10:00, возврат в 18:00.',
  report: 'Результат проверки',
  fates: 'Строки по итогу',
  all: 'Все',
  rows: 'Строки файла',
  row: 'Строка',
  what: 'Что в ней',
  fate: 'Итог',
  remarks: 'Замечания',
  values: 'Что запишем',
  fileRemarks: 'Замечания к файлу',
  dateOrder: 'Порядок в датах',
  dateOrderOpen: 'Не выбран',
  nothingTitle: 'Под заголовками нет строк',
  nothingHint: 'Проверьте лист и строку заголовков.',
  willAdd: 'Будет добавлено',
  submit: 'Импортировать',
  done: 'Импорт завершён',
  doneNothing: 'Нового в файле не было.',
  added: 'Добавлено',
  toCars: 'Открыть автопарк',
  toCustomers: 'Открыть клиентов',
  toBookings: 'Открыть список броней',
  toTills: 'Открыть кассу',
  cashTill: 'Касса для наличных',
  noCashTill: 'Не выбрана',
  cashTillHint:
    'Без кассы и способа оплаты расход запишется переводом. Выберите кассу, и деньги выйдут из неё.',
  again: 'Импортировать ещё',
  undo: 'Отменить импорт',
  undoTitle: 'Отменить импорт?',
  undoHint:
    'Если что-то из этого с тех пор изменили, не удалится ничего: сначала покажем, что изменено.',
  keep: 'Не отменять',
  undone: 'Импорт отменён',
  undoFailed: 'Не удалось отменить импорт',
} as const;

export const IMPORT_KIND_TITLES: Readonly<Record<ImportKind, string>> = {
  bookings: 'Брони',
  cars: 'Автомобили',
  customers: 'Клиенты',
  board: 'Шахматка',
  expenses: 'Расходы',
};

export const IMPORT_FATE_TITLES: Readonly<Record<ImportFate, string>> = {
  refused: 'Не перенесём',
  incomplete: 'Неполно',
  repaired: 'Исправим',
  new: 'Новое',
  same: 'Уже есть',
  skipped: 'Пропустим',
};

const IMPORT_FIELD_TITLES: Readonly<Record<ImportField, string>> = {
  ...byColumn(BOOKING_FIELDS, ({ title }) => title),
  ...byColumn(CAR_FIELDS, ({ title }) => title),
  ...byColumn(CUSTOMER_FIELDS, ({ title }) => title),
  car: 'Автомобиль',
  pricePerDay: 'Цена за сутки',
  startDate: 'Выдача: дата',
  startTime: 'Выдача: время',
  endDate: 'Возврат: дата',
  endTime: 'Возврат: время',
  period: 'Период',
  paid: 'Оплачено (начальный остаток)',
  depositHeld: 'Залог внесён (начальный остаток)',
  paidBy: 'Способ оплаты',
  days: 'Число дней',
  source: 'Источник',
  status: 'Статус',
  created: 'Создана',
  cancelled: 'Отменена',
  handedOver: 'Отметка о выдаче',
  returned: 'Отметка о возврате',
  number: 'Номер брони',
  spentOn: 'День расхода',
  amount: 'Сумма расхода',
  expenseKind: 'Вид расхода',
  till: 'Касса',
  spentBy: 'Кто или кому',
  borneBy: 'За счёт владельца',
};

export const importFieldOptions = (kind: ImportKind) =>
  IMPORT_FIELDS[kind].map((id) => ({ id, title: IMPORT_FIELD_TITLES[id] }));

const CARS: NounForms = { one: 'автомобиль', few: 'автомобиля', many: 'автомобилей' };
const SOURCES: NounForms = { one: 'источник', few: 'источника', many: 'источников' };
const INCOMPLETE: NounForms = {
  one: 'неполная бронь',
  few: 'неполные брони',
  many: 'неполных броней',
};
const OPENINGS: NounForms = {
  one: 'начальный остаток',
  few: 'начальных остатка',
  many: 'начальных остатков',
};
const EXPENSES: NounForms = { one: 'расход', few: 'расхода', many: 'расходов' };
/** Used after «из». */
const RECORDS: NounForms = { one: 'записи', few: 'записей', many: 'записей' };
const ROWS: NounForms = { one: 'строка', few: 'строки', many: 'строк' };

export const rowsText = (count: number): string => plural(count, ROWS);

export interface ImportSums {
  readonly cars: number;
  readonly customers: number;
  readonly sources: number;
  readonly bookings: number;
  readonly incomplete: number;
  /** Opening balances of existing bookings. */
  readonly openings: number;
  readonly expenses: number;
}

/** «2 автомобиля, 5 клиентов, 7 броней»; '' without records. */
export function sumsText(sums: ImportSums): string {
  const parts: [number, NounForms][] = [
    [sums.cars, CARS],
    [sums.customers, CUSTOMER_FORMS],
    [sums.sources, SOURCES],
    [sums.bookings, BOOKING_FORMS],
    [sums.incomplete, INCOMPLETE],
    [sums.openings, OPENINGS],
    [sums.expenses, EXPENSES],
  ];
  return parts
    .filter(([count]) => count > 0)
    .map(([count, forms]) => plural(count, forms))
    .join(', ');
}

export const incompleteLink = (count: number): string => `Разобрать: ${plural(count, INCOMPLETE)}`;
/** «Переносим 9 из 11» */
export const meantText = (meant: number, all: number): string => `Переносим ${meant} из ${all}`;
/** «Строк на листе 12, из них без записей 4: заголовки и пустые.» */
export const leftOutText = (sheetRows: number, leftOut: number): string =>
  `Строк на листе ${formatCount(sheetRows)}, из них без записей ${formatCount(leftOut)}: заголовки и пустые.`;
export const headerRowTitle = (row: number): string => `Строка ${row}`;
export const columnTitle = (place: number): string => `${IMPORT_TEXTS.column} ${place}`;

/** «Импорт завершён. Добавлено: 5 броней.» */
export function doneText(sums: ImportSums): string {
  const added = sumsText(sums);
  const { done, added: word, doneNothing } = IMPORT_TEXTS;
  return added ? `${done}. ${word}: ${added}.` : `${done}. ${doneNothing}`;
}

/**
 * «Будет удалено: 2 автомобиля, 5 клиентов.» Opening balances and expenses are reversed by
 * offsetting entries.
 */
export function undoImportText({ openings, expenses, ...sums }: ImportSums): string {
  const gone = sumsText({ ...sums, openings: 0, expenses: 0 });
  const spent =
    expenses > 0
      ? `Расходы (${formatCount(expenses)}) будут отменены обратными записями, деньги вернутся в кассы.`
      : '';
  const money = openings > 0 ? `Начальные остатки (${openings}) будут сняты обратной записью.` : '';
  return [gone && `Будет удалено: ${gone}.`, money, spent, IMPORT_TEXTS.undoHint]
    .filter(Boolean)
    .join(' ');
}

/** «Последний импорт: брони.csv, 25.11.2026 18:40, 120 строк» */
export function lastImportText(fileName: string | null, moment: string, rows: number): string {
  return `${IMPORT_TEXTS.last}: ${[fileName, moment, rowsText(rows)].filter(Boolean).join(', ')}`;
}

interface StagedJob {
  readonly state: ImportState;
  readonly stage: ImportStage | null;
  readonly rowsDone: number;
  readonly rowsTotal: number;
}

/** «Записываем: 5 000 из 20 000 записей» */
export function jobStageText({ state, stage, rowsDone, rowsTotal }: StagedJob): string {
  if (state === 'queued') return IMPORT_TEXTS.queued;
  const { reading, judging, writing } = IMPORT_TEXTS;
  if (stage === 'judging')
    return rowsTotal > 0 ? `${judging}: ${rowsText(rowsTotal)}` : `${judging}…`;
  if (stage !== 'writing') return reading;
  return rowsTotal > 0
    ? `${writing}: ${formatCount(rowsDone)} из ${plural(rowsTotal, RECORDS)}`
    : `${writing}…`;
}
