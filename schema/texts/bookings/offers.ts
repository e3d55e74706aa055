/** The text to a customer: its sheet and its settings (docs/domain.md, text to a customer). */
export const OFFER_TEXTS = {
  send: 'Отправить клиенту',
  /** Accessible name of the button of one car or booking. */
  sendOf: (name: string) => `Отправить клиенту: ${name}`,
  /** The free cars of quick booking, with their prices. */
  sendVariants: 'Отправить варианты',
  loading: 'Готовим текст…',
  loadFailed: 'Не удалось загрузить текст для клиента',
  text: 'Текст сообщения',
  textHint: 'Можно поправить перед отправкой: шаблон останется прежним',
  empty: 'Введите текст',
  noPhone: 'Телефон не указан: скопируйте текст или покажите QR-код.',
  copy: 'Скопировать',
  share: 'Поделиться',
  shareFailed: 'Не удалось поделиться текстом',
  qr: 'QR-код',
  qrOf: 'QR-код: текст',
  qrLinkOf: (way: string) => `QR-код: чат в ${way}`,
  qrWhat: 'Что в коде',
  qrText: 'Текст',
  qrTextHint: 'Клиент наведёт камеру телефона и получит этот текст.',
  qrLinkHint: 'Наведите камеру рабочего телефона: откроется чат с клиентом и этим текстом.',
  qrTooLong: 'Текст слишком длинный для QR-кода: сократите его или отправьте иначе.',
} as const;

/** On the page of users, for administrators. */
export const OFFER_SETTINGS_TEXTS = {
  title: 'Текст клиенту',
  hint: 'Его отправляют из брони и до её сохранения: машина, даты, цена.',
  loading: 'Загружаем текст…',
  loadFailed: 'Не удалось загрузить текст клиенту',
  template: 'Шаблон',
  templateHint:
    'Метки в фигурных скобках заменяются данными брони. Строка, в которой подставить нечего, пропускается.',
  tags: 'Вставить метку',
  address: 'Адрес компании',
  addressHint: 'Для метки {адрес}. Пусто — строки с адресом в тексте не будет.',
  example: 'Как это увидит клиент',
  useDefault: 'Вернуть стандартный текст',
  save: 'Сохранить',
  saved: 'Текст клиенту сохранён',
  failed: 'Не удалось сохранить текст клиенту',
} as const;

/** An invented booking from tomorrow, for the settings. Money is roubles. */
export const OFFER_EXAMPLE = {
  car: { brand: 'Kia', model: 'Rio', licensePlate: 'А123ВС77' },
  days: 3,
  totalPrice: 7500,
  depositAmount: 5000,
} as const;
