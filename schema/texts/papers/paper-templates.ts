import type { TagState } from '@schema/values/papers/paper-templates';
import { plural } from '@schema/values/words/plural';

/** Printed instead of a number in a filled example. */
export const EXAMPLE_NUMBER = 'ОБРАЗЕЦ';

const FAULT_FORMS = { one: 'ошибка в тегах', few: 'ошибки в тегах', many: 'ошибок в тегах' };
const OF_TAG_FORMS = { one: 'тега', few: 'тегов', many: 'тегов' };
const TIME_FORMS = { one: 'раз', few: 'раза', many: 'раз' };

/** Templates of documents, on the page of the company. */
export const PAPER_TEMPLATES_TEXTS = {
  title: 'Шаблоны документов',
  hint: 'Загрузите свой договор или акт из Word с тегами вида {клиент.имя}. Пока шаблона нет, документ составляется по образцу.',
  loading: 'Загружаем шаблоны…',
  loadFailed: 'Шаблоны не загрузились',
  isDefault: 'По образцу',
  used: 'Используется',
  strict: 'Строгий',
  faults: (count: number) => plural(count, FAULT_FORMS),
  upload: 'Загрузить',
  uploadOf: (kind: string) => `Загрузить шаблон: ${kind}`,
  uploading: 'Шаблон загружается',
  uploadFailed: 'Шаблон не загружен',
  sample: 'Образец',
  sampleOf: (kind: string) => `Скачать образец: ${kind}`,
  sampleName: (kind: string) => `${kind} образец.docx`,
  sampleFailed: 'Образец не скачался',
  tags: 'Все теги',
} as const;

/** The page of a template. */
export const PAPER_TEMPLATE_TEXTS = {
  back: 'Компания',
  title: (kind: string) => `Шаблон: ${kind}`,
  loading: 'Загружаем шаблон…',
  loadFailed: 'Шаблон не загрузился',
  notFound: 'Такого шаблона нет',
  notFoundHint: 'Его могли удалить. Выберите шаблон на странице «Компания».',
  uploaded: (moment: string, login: string) => `Загружен ${moment}, ${login}`,
  usedSince: (moment: string) => `Используется с ${moment}`,
  notUsed: 'Не используется',
  use: 'Использовать',
  useFailed: 'Шаблон не изменён',
  useDone: 'Документы составляются по этому шаблону',
  stop: 'Вернуть образец',
  stopDone: 'Документы составляются по образцу',
  undo: 'Отменить',
  strict: 'Строгий шаблон',
  strictHint:
    'Документ не составляется, если не хватает данных. Строки для записи от руки (паспорт, права, VIN) не считаются.',
  strictDone: 'Шаблон стал строгим',
  laxDone: 'Вместо недостающих данных печатается линия',
  download: 'Скачать',
  downloadFailed: 'Шаблон не скачался',
  preview: 'Посмотреть заполненный',
  previewTitle: 'Заполненный пример',
  previewHint: 'Номер не выдан, документ не сохранён.',
  previewFailed: 'Пример не заполнен',
  delete: 'Удалить',
  deleteTitle: 'Удалить шаблон?',
  deleteHint: 'Составленные по нему документы останутся.',
  deleteFailed: 'Шаблон не удалён',
  deleteDone: 'Шаблон удалён',
  tagsTitle: 'Теги в шаблоне',
  tagsList: 'Найденные теги',
  noTags: 'Тегов в шаблоне нет',
  noTagsHint:
    'Документ будет одинаковым для всех. Впишите теги в Word: например, {клиент.имя} или {авто.госномер}.',
  tag: 'Тег',
  count: 'Найден',
  times: (count: number) => plural(count, TIME_FORMS),
  meaning: 'Что печатает',
  example: 'Пример',
  line: 'линия',
  allFine: 'Все теги знакомы',
  wrong: 'Ошибка',
  faultsTitle: (count: number) => `Вместо ${plural(count, OF_TAG_FORMS)} напечатается линия`,
  faultsHint: 'Они первые в таблице. Исправьте их в Word и загрузите файл заново.',
  again: 'Загрузить исправленный',
  exampleOf: (bookingId: number, customer: string, car: string) =>
    `Пример: бронь ${bookingId}, ${customer}, ${car}`,
  exampleLoading: 'Загружаем пример…',
  exampleFailed: 'Пример не загрузился',
  booking: 'Номер брони для примера',
  show: 'Показать',
  bookingInvalid: 'Введите номер брони',
} as const;

interface DescribedTag {
  readonly state: TagState;
  readonly label: string | null;
  readonly nearest: string | null;
  readonly block: string | null;
}

/** What a tag prints, or what is wrong with it. */
export function tagNote({ state, label, nearest, block }: DescribedTag): string {
  switch (state) {
    case 'unknown':
      return nearest ? `Неизвестный тег. Возможно, {${nearest}}` : 'Неизвестный тег';
    case 'misplaced':
      return `Работает только внутри блока {#${block}}…{/${block}}`;
    case 'elsewhere':
      return `${label}. В этом документе не заполняется`;
    case 'handwritten':
      return `${label}: линия, вписывается от руки`;
    case 'known':
      return label ?? '';
  }
}

/** «{клиент.имя}», «{#повреждения}» */
export const writtenTag = ({ name, isBlock }: { name: string; isBlock: boolean }): string =>
  isBlock ? `{#${name}}` : `{${name}}`;

/** The list of all tags. */
export const TAG_CATALOGUE_TEXTS = {
  title: 'Теги документов',
  hint: 'Впишите тег в документ Word в фигурных скобках. Регистр и «ё» не важны, оформление тега сохраняется. Условие: {#клиент.почта}почта: {клиент.почта}{/клиент.почта} печатается, только если почта указана; {^повреждения}нет{/повреждения}: если повреждений нет.',
  values: 'Значения',
  handwritten: 'Вписываются от руки',
  rows: (label: string) => `Внутри блока: ${label}`,
  conditions: 'Условия',
  copy: 'Скопировать',
  copyTag: (tag: string) => `Скопировать ${tag}`,
  copied: (tag: string) => `Скопировано: ${tag}`,
  close: 'Закрыть',
} as const;
