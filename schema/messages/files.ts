/** Uploads: images and spreadsheets. */

export const branding = {
  uploaded: 'Фавикон обновлён',
  reset: 'Фавикон сброшен',
  uploadFailed: 'Не удалось загрузить фавикон',
  resetFailed: 'Не удалось сбросить фавикон',
  noUrl: 'Сервер не вернул ссылку на фавикон',
} as const;

/** requirements.md, E9 names the kinds of files, not these messages. */
export const uploads = {
  fileRequired: 'Выберите файл',
  fileEmpty: 'Файл пуст: выберите другой',
  photoKind: 'Загрузите фотографию в формате JPEG, PNG или WebP',
  faviconKind: 'Загрузите изображение в формате PNG, SVG или ICO',
  unreadable: 'Файл повреждён: не удалось прочитать изображение',
  tooManyPixels: 'Изображение слишком большое: уменьшите его размеры',
  tooComplex: 'Изображение слишком сложное',
} as const;

/** Spreadsheet import; not in requirements.md. */
export const importing = {
  empty: 'В файле нет таблицы',
  unreadable: 'Файл повреждён: не удалось прочитать таблицу',
  notASheet: 'Загрузите таблицу в формате XLSX или CSV',
  oldWorkbook:
    'Это книга старого формата XLS или книга с паролем. Сохраните её как XLSX без пароля.',
  unpacksTooLarge: 'Таблица слишком велика: разделите её на несколько файлов',
  tooManyRows: 'В таблице больше 20 000 строк: разделите её на несколько файлов',
  tooManyColumns: 'В таблице больше 200 столбцов: уберите лишние',
  kindInvalid: 'Выберите, что в таблице',
  sheetNotFound: 'В файле нет такого листа',
  headerInvalid: 'Укажите строку заголовков внутри таблицы',
  columnsInvalid: 'Проверьте назначение столбцов',
  dateOrderInvalid: 'Выберите порядок дня и месяца в датах',
  columnTwice: 'Одно значение выбрано для двух столбцов',
  noColumns: 'Укажите, что в столбцах таблицы',
  noDays: 'В таблице не найдены дни: укажите, что в ней',
  cashBook:
    'В таблице приход и расход вместе. Если переносить нужно только расходы, выберите «Расходы».',
  ownExport: 'Это выгрузка денег из программы: всё это в ней уже записано',
  noExpenseColumns: 'Укажите, в каких столбцах день и сумма расхода',
  changedMeanwhile: 'Данные изменились, пока шёл импорт. Проверьте таблицу ещё раз.',
  runInvalid: 'Выберите: проверить таблицу или загрузить её',
  fileNameInvalid: 'Имя файла не распознано',
  queueFull: 'Сейчас загружается слишком много таблиц. Повторите через несколько секунд.',
  tookTooLong:
    'Таблица обрабатывалась слишком долго, ничего не записано. Разделите её на несколько файлов.',
  interrupted: 'Загрузка прервана, ничего не записано. Попробуйте ещё раз.',
  restarted: 'Загрузка прервана перезапуском сервера, ничего не записано',
  cancelled: 'Загрузка отменена, ничего не записано',
  tooLateToCancel: 'Запись уже началась, отменить загрузку нельзя',
  alreadyEnded: 'Загрузка уже завершена',
  previewFailed: 'Не удалось прочитать таблицу',
  failed: 'Не удалось импортировать таблицу',
  carsForbidden: 'Для импорта автомобилей нужно право «Автопарк»',
  bookingsForbidden: 'Для импорта клиентов, броней и расходов нужно право «Управление бронями»',
} as const;

/** `fileTooLarge(10_485_760)` → 'Файл больше 10 МБ'. Bytes. Not in requirements.md. */
export function fileTooLarge(limit: number): string {
  const kilobytes = Math.floor(limit / 1024);
  return kilobytes < 1024
    ? `Файл больше ${kilobytes} КБ`
    : `Файл больше ${Math.floor(kilobytes / 1024)} МБ`;
}
