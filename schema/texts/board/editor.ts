import type { ChosenRole } from '@schema/values/bookings/event-roles';
import { CHOSEN_ROLE_TEXTS } from './event-roles';

/** Labels of the board editor (requirements.md, E). Errors are in messages.ts. */
export const EDITOR_TEXTS = {
  title: 'Редактор шахматки',
  subtitle: 'Настройки хранятся на этом устройстве и действуют сразу.',
  untouched: 'Шахматка показана в обычном виде',
  untouchedHint: 'Первое же изменение применит к ней все настройки редактора.',
  apply: 'Применить как есть',
  applied: 'Настройки применены к шахматке',
  reset: 'Сбросить настройки',
  resetDone: 'Настройки шахматки сброшены',
  form: 'Настройки шахматки',
  preview: 'Предпросмотр',
  previewHint: 'Образец: двигайте и масштабируйте его, как шахматку.',
  hidePreview: 'Скрыть предпросмотр',
  showPreview: 'Показать предпросмотр',

  days: 'Дни',
  startDate: 'Дата начала',
  startDateHint: 'С этого дня открывается шахматка.',
  aroundToday: 'Около сегодняшнего дня',
  fromToday: 'От сегодня',
  loadedDays: 'Дней в шахматке',
  cellsPerView: 'Ячеек на экране',
  cellsOnPhone: 'На телефоне всегда 7.',

  sizes: 'Строки и сетка',
  rowHeight: 'Высота строки',
  eventPadding: 'Отступ событий',
  gridLineWidth: 'Толщина линий сетки',
  gridColor: 'Цвет сетки',

  signs: 'Обозначения',
  moneySigns: 'Показывать, что не оплачено',
  moneySignsHint:
    'Знак на брони: не оплачена, оплачена частично, долг. Виден тем, кто работает с бронями.',

  colours: 'Цвета броней',
  px: 'px',
} as const;

/** Accessible name of the slider: «Высота строки: ползунок». */
export const sliderName = (label: string): string => `${label}: ползунок`;

/** Colours derived from the role colours by default. */
export const DERIVED_COLOUR_TITLES = {
  activeBackground: 'Фон активной брони',
  textColor: 'Цвет текста',
  borderColor: 'Цвет рамки',
  badgeColor: 'Цвет плашки времени',
} as const;

export const COLOUR_FIELD_TEXTS = {
  palette: 'палитра',
  auto: 'Авто',
  autoHint: 'Подбирается сам',
  invalid: 'Введите цвет в виде #6366F1',
} as const;

const THEME_TITLES = { light: 'в светлой теме', dark: 'в тёмной теме' } as const;

interface Unreadable {
  readonly theme: keyof typeof THEME_TITLES;
  readonly blocks: readonly ChosenRole[];
  /** The lowest contrast, and the required one: 2.13, 4.5. */
  readonly contrast: number;
  readonly needed: number;
}

const ratio = (contrast: number) => contrast.toFixed(1).replace('.', ',');

/**
 * «Плохо читается в тёмной теме (запланированная, активная): контраст 2,1 при норме 4,5. Там шахматка
 * возьмёт подходящий цвет.»
 */
export function unreadableText({ theme, blocks, contrast, needed }: Unreadable): string {
  const names = blocks.map((block) => CHOSEN_ROLE_TEXTS[block].block).join(', ');
  return (
    `Плохо читается ${THEME_TITLES[theme]} (${names}): контраст ${ratio(contrast)} ` +
    `при норме ${ratio(needed)}. Там шахматка возьмёт подходящий цвет.`
  );
}

/** The favicon section of the page. Its messages are in MESSAGES.branding. */
export const FAVICON_TEXTS = {
  title: 'Фавикон',
  hint: 'PNG, SVG или ICO, до 512 КБ. Меняется сразу у всех.',
  isDefault: 'Стандартный значок',
  isOwn: 'Свой значок',
  upload: 'Загрузить',
  replace: 'Заменить',
  reset: 'Сбросить',
  uploading: 'Загружаем фавикон…',
  picture: 'Фавикон сейчас',
} as const;
