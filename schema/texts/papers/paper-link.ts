import { type NumberedPaper, paperTitle } from './papers';

/** «Договор 26-Д-0001.docx»: a file for the customer, without names. */
export const sharedFileName = (paper: NumberedPaper): string => `${paperTitle(paper)}.docx`;

/** The customer's link to a document, on the page of the document. */
export const PAPER_LINK_TEXTS = {
  open: 'Ссылка клиенту',
  about: 'По ссылке клиент прочтёт, распечатает и скачает этот документ. Вход ему не нужен.',
  qrHint: 'Клиент наводит камеру телефона, и документ открывается.',
  ofVoid: 'Документ аннулирован: новую ссылку создать нельзя.',
  revokeHint: 'Клиент больше не откроет документ по этой ссылке. Скачанный файл у него останется.',
} as const;

/** The page that a link opens to the customer. */
export const SHARED_PAPER_TEXTS = {
  loading: 'Открываем документ…',
  loadFailed: 'Документ не открылся',
  issued: (day: string) => `от ${day}`,
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
