import { knownTag } from '@schema/values/papers/known-tags';
import type { PaperKind } from '@schema/values/papers/paper-kinds';
import { formatCount, plural } from '@schema/values/words/plural';
import { PAPER_KIND_TEXTS } from './paper-kind-texts';

interface NamedPaper {
  readonly kind: PaperKind;
  readonly number: string;
  readonly customerName: string;
}

/** «Договор 26-Д-0001» */
export const paperTitle = ({ kind, number }: Omit<NamedPaper, 'customerName'>): string =>
  `${PAPER_KIND_TEXTS[kind]} ${number}`;

/** «Договор 26-Д-0001 Иванов.docx» */
export function paperFileName(paper: NamedPaper): string {
  const [surname] = paper.customerName.trim().split(/\s+/);
  // Not allowed in the names of files on Windows.
  const name = [paperTitle(paper), surname]
    .filter(Boolean)
    .join(' ')
    .replace(/[\\/:*?"<>|]/g, '');
  return `${name}.docx`;
}

/** «Договор 26-Д-0001.docx»: a file for the customer, without names. */
export const sharedFileName = (paper: Omit<NamedPaper, 'customerName'>): string =>
  `${paperTitle(paper)}.docx`;

/** «паспорт клиента», «VIN»; a tag without a label by its name. */
export function tagWords(tag: string): string {
  const label = knownTag(tag)?.label ?? tag;
  const isAbbreviation = /^\p{Lu}{2}/u.test(label);
  return isAbbreviation ? label : label.charAt(0).toLowerCase() + label.slice(1);
}

/** «Впишите от руки: паспорт клиента, VIN.» */
export const handwrittenText = (missing: readonly string[]): string =>
  `Впишите от руки: ${missing.map(tagWords).join(', ')}.`;

/** The documents of a rental, on its booking and its sheets. */
export const RENTAL_PAPERS_TEXTS = {
  title: 'Документы',
  loading: 'Загружаем документы…',
  loadFailed: 'Документы не загрузились',
  issueFailed: 'Документ не составлен',
  changed: 'Изменилось',
  voided: 'Аннулирован',
  fileDeleted: 'Файл удалён',
  issue: (kind: PaperKind) => `Составить: ${PAPER_KIND_TEXTS[kind]}`,
} as const;

/** The page of a document. */
export const PAPER_TEXTS = {
  back: 'Назад',
  loading: 'Загружаем документ…',
  loadFailed: 'Документ не загрузился',
  notFound: 'Такого документа нет',
  notFoundHint: 'Откройте документ из брони или из списка «Документы».',
  fileLoading: 'Загружаем страницы…',
  fileFailed: 'Файл документа не загрузился',
  fileMissing: 'Файла документа нет на сервере. Сообщите администратору.',
  deletedTitle: 'Файл удалён по сроку хранения',
  deleted: (moment: string) =>
    `Удалён ${moment}. Номер, дата и контрольная сумма документа сохранены.`,
  drawFailed: 'Показать страницы не удалось. Скачайте документ и откройте его в Word.',
  pages: 'Страницы документа',
  print: 'Печать',
  download: 'Скачать',
  booking: (id: number) => `Бронь ${id}`,
  intact: 'Файл не изменён',
  altered: 'Файл отличается от выданного',
  alteredHint: 'Не печатайте и не подписывайте его. Сообщите администратору.',
  changedTitle: 'Изменилось после подписания',
  change: (title: string, before: string, after: string) => `${title}: ${before} → ${after}`,
  extend: 'Составить допсоглашение',
  voidedTitle: 'Документ аннулирован',
  voided: (moment: string, login: string | null) => [moment, login].filter(Boolean).join(', '),
  voidReason: (reason: string) => `Причина: ${reason}`,
  void: 'Аннулировать',
  voidTitle: 'Аннулировать документ?',
  voidHint: 'Документ останется в списке с пометкой. Его номер не выдаётся снова.',
  reason: 'Причина',
  voidFailed: 'Документ не аннулирован',
  voidDone: 'Документ аннулирован',
} as const;

const VIEW_FORMS = { one: 'раз', few: 'раза', many: 'раз' };

/** The customer's link to a document, on the page of the document. */
export const PAPER_LINK_TEXTS = {
  open: 'Ссылка клиенту',
  loading: 'Загружаем ссылку…',
  loadFailed: 'Ссылка не загрузилась',
  about: 'По ссылке клиент прочтёт, распечатает и скачает этот документ. Вход ему не нужен.',
  create: 'Создать ссылку',
  renew: 'Создать новую ссылку',
  renewHint: 'Прежняя ссылка перестанет работать.',
  createFailed: 'Ссылка не создана',
  once: 'Адрес показан один раз: отправьте его сейчас. Потом можно создать новую ссылку.',
  hidden: 'Адрес показывался сразу после создания. Потеряли его? Создайте новую ссылку.',
  address: 'Адрес ссылки',
  copy: 'Скопировать',
  share: 'Поделиться',
  shareFailed: 'Не удалось поделиться ссылкой',
  qr: 'QR-код ссылки',
  qrHint: 'Клиент наводит камеру телефона, и документ открывается.',
  message: (paper: string, address: string, until: string) =>
    `${paper}: ${address}\nСсылка действует до ${until}.`,
  until: (moment: string) => `Действует до ${moment}.`,
  views: (count: number, last: string) =>
    count === 0
      ? 'Ещё не открывали.'
      : `Открывали: ${plural(count, VIEW_FORMS)}, последний ${last}.`,
  revoked: (moment: string) => `Ссылка отозвана ${moment}.`,
  expired: (moment: string) => `Срок ссылки истёк ${moment}.`,
  ofVoid: 'Документ аннулирован: новую ссылку создать нельзя.',
  revoke: 'Отозвать',
  revokeTitle: 'Отозвать ссылку?',
  revokeHint: 'Клиент больше не откроет документ по этой ссылке. Скачанный файл у него останется.',
  revokeFailed: 'Ссылка не отозвана',
  revokeDone: 'Ссылка отозвана',
} as const;

/** The page that a link opens to the customer. */
export const SHARED_PAPER_TEXTS = {
  loading: 'Открываем документ…',
  loadFailed: 'Документ не открылся',
  unavailable: 'Ссылка не действует',
  unavailableHint: 'Попросите новую у компании.',
  issued: (day: string) => `от ${day}`,
  until: (moment: string) => `Ссылка действует до ${moment}`,
  voidTitle: 'Документ аннулирован',
  voidHint: 'Он больше не действует. Спросите компанию, какой документ теперь верный.',
  alteredHint: 'Не подписывайте его. Сообщите компании.',
  fileMissing: 'Файла документа нет на сервере. Сообщите компании.',
  check: 'Проверить свой файл',
  checkHint: 'Сохранили документ раньше? Проверьте, что это он: файл никуда не отправляется.',
  checking: 'Проверяем файл…',
  same: (name: string) => `«${name}» — тот самый файл, который выдала компания.`,
  different: (name: string) =>
    `«${name}» отличается от выданного. Скачайте документ с этой страницы.`,
  unreadable: (name: string) => `Файл «${name}» не прочитан. Выберите его ещё раз.`,
} as const;

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
