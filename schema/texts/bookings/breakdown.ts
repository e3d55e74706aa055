/** Labels of the sheet of a car that breaks (docs/domain.md, a car that breaks). */
export const BREAKDOWN_TEXTS = {
  title: 'Машина сломалась',
  since: 'С какого времени',
  until: 'До какого времени',
  what: 'Что случилось',
  /** Default description, so that the sheet can be saved at once. */
  unknown: 'Поломка',
  loading: 'Проверяем брони…',
  rental: 'Сейчас у клиента',
  replace: 'Заменить машину',
  replaceHint: 'Цена аренды и залог не меняются: аренда продолжится на другой машине.',
  replacement: 'Машина на замену',
  noReplacement: 'До конца аренды нет свободных машин: аренда останется за этой',
  moves: 'Пересадить брони',
  stays: 'Останутся на этой машине',
  nothingHit: 'Других броней в это время нет.',
  save: 'Сохранить',
  saved: 'Поломка сохранена',
  planFailed: 'Не удалось узнать, что задевает поломка',
  saveFailed: 'Не удалось сохранить поломку. Ничего не изменено',
  undoFailed: 'Не удалось отменить: данные с тех пор изменились',
  undone: 'Поломка отменена: всё как было',
} as const;

/** «Поломка сохранена. Остались на машине: Иванов И.» */
export const breakdownSaved = (staying: readonly string[]): string =>
  staying.length === 0
    ? BREAKDOWN_TEXTS.saved
    : `${BREAKDOWN_TEXTS.saved}. Остались на машине: ${staying.join(', ')}`;
