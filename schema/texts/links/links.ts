import { plural } from '@schema/values/words/plural';

const VIEW_FORMS = { one: 'раз', few: 'раза', many: 'раз' };

/** A link that opens a document or a statement without a session, to its author. */
export const LINK_TEXTS = {
  loading: 'Загружаем ссылку…',
  loadFailed: 'Ссылка не загрузилась',
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
  message: (title: string, address: string, until: string) =>
    `${title}: ${address}\nСсылка действует до ${until}.`,
  until: (moment: string) => `Действует до ${moment}.`,
  views: (count: number, last: string) =>
    count === 0
      ? 'Ещё не открывали.'
      : `Открывали: ${plural(count, VIEW_FORMS)}, последний ${last}.`,
  revoked: (moment: string) => `Ссылка отозвана ${moment}.`,
  expired: (moment: string) => `Срок ссылки истёк ${moment}.`,
  revoke: 'Отозвать',
  revokeTitle: 'Отозвать ссылку?',
  revokeFailed: 'Ссылка не отозвана',
  revokeDone: 'Ссылка отозвана',
} as const;

/** The page that such a link opens. */
export const SHARED_PAGE_TEXTS = {
  unavailable: 'Ссылка не действует',
  unavailableHint: 'Попросите новую у компании.',
  until: (moment: string) => `Ссылка действует до ${moment}`,
} as const;
