import { plural } from '@schema/values/words/plural';
import { type NumberedPaper, paperTitle } from './papers';

/** «Договор 26-Д-0001.docx»: a file for the customer, without names. */
export const sharedFileName = (paper: NumberedPaper): string => `${paperTitle(paper)}.docx`;

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
