import type { NounForms } from '@schema/values/words/plural';

/** Labels of the fleet settings (requirements.md, F). */
export const CARS_TEXTS = {
  title: 'Автопарк',
  list: 'Автомобили',
  add: 'Новый автомобиль',
  newTitle: 'Новый автомобиль',
  moveUp: 'Поднять выше:',
  moveDown: 'Опустить ниже:',
  drag: 'Перетащить:',
  backToList: 'К списку автомобилей',
  form: 'Данные автомобиля',
  brand: 'Марка',
  model: 'Модель',
  plate: 'Госномер',
  color: 'Цвет',
  year: 'Год выпуска',
  deposit: 'Залог',
  description: 'Описание',
  save: 'Сохранить',
  create: 'Добавить',
  delete: 'Удалить автомобиль',
  deleteTitle: 'Удалить автомобиль?',
  deleteHint:
    'Вместе с ним удалятся все связанные данные: брони, сервисные работы, тарифы и фотографии. Это действие нельзя отменить.',
  deleteConfirm: 'Удалить',
  loading: 'Загружаем автопарк…',
  emptyHint: 'Добавьте первый автомобиль, и он появится на шахматке.',
  stale: 'Автомобиль изменили, пока вы его правили. Загрузите свежие данные и повторите.',
  loadNewer: 'Загрузить свежие данные',
} as const;

export const TARIFFS_TEXTS = {
  title: 'Тарифы',
  group: 'Тарифная группа',
  groupName: 'Название группы',
  seasonal: 'Сезонный тариф',
  yearRound: 'Весь год',
  startDay: 'День начала',
  startMonth: 'Месяц начала',
  endDay: 'День окончания',
  endMonth: 'Месяц окончания',
  from: 'с',
  to: 'по',
  minDays: 'От, дней',
  price: 'Цена за сутки',
  addPrice: 'Добавить стоимость',
  removePrice: 'Убрать стоимость',
  addGroup: 'Добавить группу',
  removeGroup: 'Убрать группу',
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
  year: 'Год',
  uncovered: 'Тариф не задан',
  uncoveredHint: 'На эти дни нельзя рассчитать стоимость.',
} as const;

export const PHOTO_FORMS: NounForms = { one: 'фотография', few: 'фотографии', many: 'фотографий' };
