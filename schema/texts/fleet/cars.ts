import { CAR_FIELDS } from '@schema/fields/car-fields';

/** Labels of the fleet settings (requirements.md, F). */
export const CARS_TEXTS = {
  title: 'Автопарк',
  list: 'Автомобили',
  search: 'Поиск в автопарке',
  searchPlaceholder: 'Модель, номер, цвет или год',
  nothingFound: 'Ничего не найдено',
  nothingFoundHint: 'Измените запрос или очистите поиск.',
  add: 'Новый автомобиль',
  newTitle: 'Новый автомобиль',
  moveUp: 'Поднять выше:',
  moveDown: 'Опустить ниже:',
  drag: 'Перетащить:',
  backToList: 'К списку автомобилей',
  form: 'Данные автомобиля',
  brand: CAR_FIELDS.brand.label,
  model: CAR_FIELDS.model.label,
  plate: CAR_FIELDS.licensePlate.label,
  save: 'Сохранить',
  create: 'Добавить',
  delete: 'Удалить автомобиль',
  deleteTitle: 'Удалить автомобиль?',
  deleteHint:
    'Вместе с ним удалятся все связанные данные: брони, сервисные работы, тарифы и фотографии. Это действие нельзя отменить.',
  deleteConfirm: 'Удалить',
  loading: 'Загружаем автопарк…',
  emptyHint: 'Добавьте первый автомобиль, и он появится на шахматке.',
} as const;

export const TARIFFS_TEXTS = {
  title: 'Тарифы',
  group: 'Тарифная группа',
  groupName: 'Название группы',
  seasonal: 'Сезонный тариф',
  startDay: 'День начала',
  startMonth: 'Месяц начала',
  endDay: 'День окончания',
  endMonth: 'Месяц окончания',
  minDays: 'От, дней',
  price: 'Цена за сутки',
  addPrice: 'Добавить стоимость',
  removePrice: 'Убрать стоимость',
  addGroup: 'Добавить группу',
  removeGroup: 'Убрать группу',
  views: 'Вид тарифов',
  asTable: 'Таблица',
  asGroups: 'По группам',
  repeatedLength: 'В группе две стоимости с одним сроком: таблицей их не показать.',
  wholeYear: 'Круглый год',
  lengthFrom: (days: number) => `от ${days} дн.`,
  priceIn: (group: string, days: number) => `Цена за сутки: ${group}, от ${days} дн.`,
  addLength: 'Добавить срок',
  lengthTaken: 'Такой срок уже есть',
  removeLength: (days: number) => `Убрать срок от ${days} дн.`,
  editGroup: (group: string) => `Название и сезон: ${group}`,
  tableHint: 'Стрелки и Enter переходят по ячейкам. Цены можно вставить из Excel и Google Таблиц.',
  copyTable: 'Скопировать таблицу',
  pasteTitle: 'Вставить цены?',
  pasteHint: 'Эти значения не подходят и будут пропущены:',
  paste: (count: number) => `Вставить цены: ${count}`,
  noPlace: 'Нет такой строки или срока',
  notPrice: 'Не цена',
  andMore: (count: number) => `и ещё ${count}`,
} as const;

/** Tariffs of one car for others of its model. */
export const TARIFF_COPY_TEXTS = {
  open: 'Скопировать на машины модели…',
  saveFirst: 'Сначала сохраните изменения.',
  title: 'Скопировать тарифы',
  hint: 'Тарифы выбранных машин заменятся целиком. Прежние цены остаются в истории машины.',
  cars: 'Машины модели',
  all: 'Все машины',
  same: 'Тарифы уже такие же',
  submit: 'Скопировать',
  done: 'Тарифы скопированы',
} as const;

export const PHOTOS_TEXTS = {
  title: 'Фотографии',
  add: 'Добавить фотографии',
  uploading: 'Загружаем',
  forward: 'Сдвинуть вперёд фотографию',
  back: 'Сдвинуть назад фотографию',
  remove: 'Убрать фотографию',
  preview: 'Посмотреть фотографию',
  photo: 'Фотография',
  hint: 'JPEG, PNG или WebP до 10 МБ. Первая показывается на шахматке.',
} as const;

export const PRICE_CALENDAR_TEXTS = {
  title: 'Календарь цен',
  hint: 'Сколько стоят сутки в каждый день года при аренде такой длины.',
  days: 'Длина аренды, дней',
  uncovered: 'Тариф не задан',
  uncoveredHint: 'На эти дни нельзя рассчитать стоимость.',
} as const;
