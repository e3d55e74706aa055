import { formatCount } from '@schema/values/words/plural';

/** The list of documents. */
export const PAPER_LIST_TEXTS = {
  paper: 'Документ',
  number: 'Номер документа',
  kind: 'Вид',
  booking: 'Бронь',
  customer: 'Клиент',
  car: 'Автомобиль',
  issued: 'Составлен',
  state: 'Состояние',
  search: 'Поиск документа',
  searchPlaceholder: 'Номер, клиент или автомобиль',
  anyKind: 'Все документы',
  none: 'Документов пока нет',
  noneHint: 'Их составляют из брони: договор, акты, допсоглашение.',
  noMatch: 'Документы не найдены',
  noMatchHint: 'Измените поиск или выберите все документы.',
  loading: 'Загружаем документы…',
  ofCustomer: (name: string | null) => (name ? `Клиент: ${name}` : 'Один клиент'),
  ofAll: 'Показать документы всех клиентов',
} as const;

/** The documents of a customer, on their card. */
export const CUSTOMER_PAPERS_TEXTS = {
  all: (total: number) => `Все документы: ${formatCount(total)}`,
} as const;

export const PAPER_FORMS = { one: 'документ', few: 'документа', many: 'документов' };
