import type { CopyStep } from '@schema/constants';
import type { NounForms } from '@schema/values/words/plural';

/** Labels of «Копии данных»; its title is SHELL_TEXTS.backups. */
export const BACKUPS_TEXTS = {
  back: 'Компания',
  make: 'Сделать копию сейчас',
  started: 'Копирование началось',
  loading: 'Загружаем список копий…',
  facts: 'Состояние копий',
  last: 'Последняя копия',
  never: 'Ещё не было',
  next: 'Следующая',
  nextNow: 'В ближайшие 10 минут',
  every: 'Расписание',
  onceIn: 'раз в',
  kept: 'Хранится',
  folder: 'Папка на сервере',
  failedTitle: 'Последняя попытка не удалась',
  failedHint: 'Попытка повторяется каждые 10 минут.',
  lateTitle: 'Свежей копии нет',
  lateHint:
    'Последняя целая копия старше двух интервалов. Сделайте копию сейчас и проверьте папку.',
  offTitle: 'Копии не делаются',
  offHint:
    'Задайте на сервере папку в настройке BACKUP_DIR, лучше на другом диске, и перезапустите его: копии будут делаться сами, каждая проверяется восстановлением.',
  list: 'Сделанные копии',
  empty: 'Копий ещё нет',
  emptyHint: 'Первая появится здесь, как только будет проверена.',
  at: 'Данные на',
  size: 'Размер',
  cars: 'Автомобили',
  bookings: 'Брони',
  files: 'Файлы',
  state: 'Проверка',
  proven: 'Проверена',
  spoilt: 'Испорчена',
  running: 'Копия делается',
  since: 'начата',
  server: 'сервер',
  kilobytes: 'КБ',
  megabytes: 'МБ',
} as const;

export const COPY_STEP_TITLES: Readonly<Record<CopyStep, string>> = {
  data: 'Шаг 1 из 3: копируем данные',
  files: 'Шаг 2 из 3: копируем файлы',
  proof: 'Шаг 3 из 3: восстанавливаем и сравниваем',
};

export const COPY_FORMS: NounForms = { one: 'копия', few: 'копии', many: 'копий' };
/** «раз в 24 часа». */
export const HOUR_FORMS: NounForms = { one: 'час', few: 'часа', many: 'часов' };
