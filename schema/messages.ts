/**
 * Every Russian sentence that is an error, a validation, a notice or a confirmation. Sources:
 * spec 1, §2, §5, §6, §8; spec 2, §5, §8; docs/domain.md. Texts under `generic` and those marked
 * "ours" were decided here, because the spec is silent.
 */
export const MESSAGES = {
  generic: {
    error: 'Произошла ошибка',
    internal: 'Внутренняя ошибка сервера',
    loadFailed: 'Не удалось загрузить данные',
    loadFailedHint: 'Проверьте подключение к серверу и перезагрузите страницу.',
    noData: 'Данные отсутствуют',
    unauthenticated: 'Войдите в систему',
    sessionExpired: 'Сессия завершена. Войдите снова.',
    forbidden: 'Недостаточно прав',
    notFound: 'Не найдено',
    methodNotAllowed: 'Метод не поддерживается',
    notAcceptable: 'Ответ возможен только в JSON',
    malformed: 'Некорректный запрос',
    payloadTooLarge: 'Слишком большой запрос',
    unsupportedMediaType: 'Неподдерживаемый тип данных',
    tooManyRequests: 'Слишком много запросов. Повторите попытку позже.',
    unavailable: 'Сервер временно недоступен. Повторите попытку позже.',
    crossSite: 'Запрос с другого сайта отклонён',
    subscriptionNeedsSocket: 'Подписка работает только по WebSocket',
    stale: 'Запись уже изменена другим сотрудником. Обновите данные и повторите.',
    idempotencyReused: 'Ключ идемпотентности уже использован для другого запроса',
    idempotencyMalformed: 'Некорректный ключ идемпотентности',
    validationFailed: 'Проверьте введённые данные',
    invalidId: 'Некорректный идентификатор',
    invalidDate: 'Некорректная дата',
    invalidPeriod: 'Некорректный период',
    sectionNotFound: 'Раздел не найден',
    wrongTextType: 'Ожидается текст',
    wrongNumberType: 'Ожидается число',
    wrongFlagType: 'Ожидается да или нет',
    badCharacters: 'Текст содержит недопустимые символы',
    amountTooLarge: 'Сумма слишком велика',
  },
  auth: {
    credentialsRequired: 'Введите логин и пароль',
    wrongCredentials: 'Неверный логин или пароль',
    accountDisabled: 'Учётная запись отключена',
    tooManyAttempts: 'Слишком много попыток входа. Повторите позже.',
    loginFailed: 'Не удалось выполнить вход',
    logoutFailed: 'Не удалось завершить сессию. Попробуйте ещё раз.',
  },
  access: {
    noSections: 'Нет доступных разделов',
    bookingReadOnly:
      'У вас нет прав на изменение этой брони. Данные доступны только для просмотра.',
  },
  board: {
    loadFailedTitle: 'Ошибка загрузки',
    loadFailed: 'Не удалось подключиться к серверу CRM. Проверьте сеть и повторите попытку.',
    empty: 'Данные отсутствуют',
    dueToday: 'Возврат сегодня',
    invalidDays: 'Некорректное число дней',
    tooManyCars: 'Слишком много автомобилей в одном запросе',
  },
  period: {
    timesRequired: 'Укажите время выдачи и возврата',
    invalid: 'Введите корректные дату и время',
    endBeforeStart: 'Время возврата не может быть раньше времени выдачи',
    /** Ours. */
    tooLong: 'Период не может быть длиннее 10 лет',
  },
  booking: {
    customerRequired: 'Введите имя клиента',
    phoneInvalid: 'Введите корректный телефон клиента',
    emailInvalid: 'Введите корректный адрес почты',
    carRequired: 'Выберите автомобиль',
    sourceInvalid: 'Выберите источник из списка',
    totalPriceInvalid: 'Укажите корректную итоговую стоимость аренды',
    totalPriceInvalidOnEdit: 'Укажите корректную итоговую стоимость',
    depositInvalid: 'Укажите корректный размер залога',
    backdated: 'Вы добавляете бронь задним числом — внимательно проверьте даты и итоговые данные.',
    archiveConfirm: 'Переместить бронь в архив?',
    saveFailed: 'Не удалось сохранить бронь',
    updateFailed: 'Не удалось обновить бронь',
    deleteFailed: 'Не удалось удалить бронь',
    notFound: 'Бронь не найдена',
    alreadyArchived: 'Бронь уже в архиве',
    notArchived: 'Бронь не в архиве',
    incomplete: 'Бронь заполнена не полностью',
    unnamed: 'Бронь',
  },
  /** Ours: what staff mark about a booking. */
  marks: {
    tooEarly: 'Выдачу можно отметить не раньше дня начала аренды',
    alreadyReturned: 'Автомобиль уже возвращён',
    notBegun: 'Аренда ещё не началась: отмечать возврат рано',
    handoverFailed: 'Не удалось отметить выдачу',
    returnFailed: 'Не удалось отметить возврат',
    undoFailed: 'Не удалось снять отметку',
  },
  lists: {
    /** Ours. */
    pageInvalid: 'Некорректный номер страницы',
    pageSizeInvalid: 'Некорректный размер страницы',
  },
  incomplete: {
    checkFailed: 'Не удалось проверить пустые брони',
    checkFailedHint: 'Проверьте подключение и повторите попытку.',
    refresh: 'Обновить список',
    purgeFailed: 'Не удалось удалить пустые брони',
    /** Ours: repaired or deleted as incomplete, though nothing is missing. */
    alreadyComplete: 'Бронь уже заполнена',
  },
  occupancy: {
    /** Followed by the title and the period of what is in the way. */
    carOccupied: 'Автомобиль занят',
    /** When what is in the way cannot be named any more. Ours. */
    carOccupiedNow: 'Автомобиль занят в выбранное время',
  },
  /** Ours: bookings that change cars together. */
  reseating: {
    carOrModel: 'Укажите автомобиль или модель',
    modelUnknown: 'Машин этой модели нет',
    windowPast: 'Период уже прошёл',
    nothingChosen: 'Выберите хотя бы одну бронь',
    tooMany: 'Слишком много броней за один раз',
    repeated: 'Бронь указана дважды',
    sameCar: 'Бронь уже стоит на этой машине',
    notPlanned: 'Переносить можно только брони, которые ещё не начались',
    clash: 'Две брони попадают на одну машину в одно время',
    notReseated: 'Эту бронь не пересаживали: отменять нечего',
    planFailed: 'Не удалось подобрать места',
    saveFailed: 'Не удалось пересадить брони',
    undoFailed: 'Не удалось отменить пересадку',
  },
  /** Ours: a rental that goes on in another car. */
  carSwap: {
    notBegun: 'Аренда ещё не началась: перенесите бронь на другую машину',
    momentInvalid: 'Момент замены должен быть внутри аренды и не позже текущего времени',
    sameCar: 'Выберите другую машину',
    notSwapped: 'Эту замену отменить нельзя',
    saveFailed: 'Не удалось заменить машину',
    undoFailed: 'Не удалось отменить замену машины',
  },
  pricing: {
    estimateFailed: 'Не удалось рассчитать стоимость',
    datesInvalid: 'Укажите корректные дату и время, чтобы рассчитать стоимость.',
    loading: 'Рассчитываем стоимость…',
    recalculating: 'Пересчитываем стоимость…',
    noEstimate: 'Стоимость можно указать вручную ниже.',
  },
  maintenance: {
    timesRequired: 'Укажите время начала и окончания работы',
    invalid: 'Введите корректные дату и время',
    endBeforeStart: 'Время окончания не может быть раньше времени начала',
    descriptionRequired: 'Добавьте описание работ',
    costInvalid: 'Введите корректную стоимость сервиса',
    /** Ours. */
    statusInvalid: 'Выберите статус из списка',
    saveFailed: 'Не удалось сохранить сервисную работу',
    updateFailed: 'Не удалось обновить сервисную работу',
    notFound: 'Сервисная работа не найдена',
  },
  cashbox: {
    amountRequired: 'Укажите сумму операции',
    amountNotPositive: 'Сумма должна быть положительной',
    saveFailed: 'Не удалось сохранить операцию',
  },
  quickBooking: {
    invalidPeriodTitle: 'Выберите корректный период',
    invalidPeriod: 'Дата возврата должна быть позже даты выдачи.',
    loadFailed: 'Не удалось загрузить список',
    noFreeCars: 'Нет свободных автомобилей',
  },
  clipboard: {
    copyFailed: 'Не удалось скопировать текст, скопируйте вручную',
    copied: 'Текст скопирован',
    shortFailed: 'Ошибка копирования',
    shortest: 'Ошибка',
  },
  analytics: {
    loadFailed: 'Не удалось загрузить аналитику',
    loadFailedHint: 'Попробуйте выбрать другую дату или обновить страницу.',
    carLoadFailedHint: 'Проверьте выбранный период или повторите попытку позже.',
    invalidCar: 'Некорректный автомобиль',
    noDataForPeriod: 'Данных за период нет',
    /** Ours, like the three below: the profit calculator. */
    ownerOnly: 'Доли по автомобилю меняет только владелец',
    shareTitleRequired: 'Укажите, чья это доля',
    purchasePriceInvalid: 'Укажите корректную цену покупки',
    currentValueInvalid: 'Укажите корректную текущую стоимость',
  },
  cars: {
    brandRequired: 'Укажите марку автомобиля',
    modelRequired: 'Укажите модель автомобиля',
    plateRequired: 'Укажите государственный номер',
    groupRequired: 'Добавьте хотя бы одну тарифную группу',
    priceRequired: 'В каждой тарифной группе должна быть хотя бы одна стоимость',
    seasonIncomplete: 'Для сезонных тарифов заполните полностью даты начала и окончания',
    depositInvalid: 'Укажите корректный размер залога',
    /** Down to orderIncomplete: ours. */
    plateTaken: 'Автомобиль с таким номером уже есть',
    yearInvalid: 'Укажите год от 1950 до 2100',
    seasonInvalid: 'Укажите существующие даты начала и окончания сезона',
    minDaysInvalid: 'Укажите число дней не больше 3660',
    sortOrderInvalid: 'Укажите корректный порядок',
    tooManyGroups: 'Не более 50 тарифных групп',
    tooManyPrices: 'Не более 50 стоимостей в тарифной группе',
    tooManyPhotos: 'Не более 30 фотографий',
    photoForeign: 'Добавьте фотографию через загрузку файла',
    photoGone: 'Фотография не найдена, загрузите её ещё раз',
    orderIncomplete: 'Список автомобилей изменился. Обновите страницу и повторите.',
    notFound: 'Автомобиль не найден',
    loadFailed: 'Не удалось загрузить список автомобилей',
    empty: 'Автомобили не найдены',
    saveFailed: 'Не удалось сохранить автомобиль',
    deleteFailed: 'Не удалось удалить автомобиль',
    orderFailed: 'Не удалось сохранить порядок автомобилей',
    photoFailed: 'Не удалось загрузить фотографию',
    saved: 'Данные автомобиля сохранены',
    deleted: 'Автомобиль удалён',
    ordered: 'Порядок автомобилей обновлён',
    photosUploaded: 'Фотографии загружены',
  },
  customers: {
    notFound: 'Клиент не найден',
    cardFailed: 'Не удалось загрузить карточку клиента',
    deleteFailed: 'Не удалось удалить клиента',
    /** Ours: a merge of duplicates. */
    mergeSame: 'Выберите двух разных клиентов',
    mergeChoice: 'Выберите, чьи имя, телефон и почта останутся',
    mergeUnseen: 'Откройте предпросмотр объединения',
    mergeStale: 'Данные клиентов изменились. Проверьте предпросмотр и повторите.',
    mergeFailed: 'Не удалось объединить клиентов',
    mergeNotFound: 'Объединение не найдено',
    mergeKept: 'Клиент изменился после объединения, отменить его уже нельзя',
    mergeUndoFailed: 'Не удалось отменить объединение',
  },
  partners: {
    nameRequired: 'Введите название партнёра',
    sharesExceed: 'Сумма долей не может превышать 100%',
    /** Ours, like the three below. */
    shareInvalid: 'Укажите долю от 0 до 100%',
    repeated: 'Партнёр указан дважды',
    tooMany: 'Слишком много долей',
    notFound: 'Партнёр не найден',
  },
  sources: {
    nameRequired: 'Введите название источника',
    notFound: 'Источник не найден',
    /** Ours. */
    nameTaken: 'Источник с таким названием уже есть',
    createFailed: 'Не удалось создать источник',
    updateFailed: 'Не удалось обновить источник',
    noData: 'Нет данных',
    noDataForPeriod: 'Нет данных за выбранный период.',
  },
  reviews: {
    phoneInvalid: 'Нет корректного телефона',
    queueFailed: 'Не удалось загрузить список',
    archiveFailed: 'Не удалось загрузить архив',
    templatesFailed: 'Не удалось загрузить шаблоны',
    linkFailed: 'Не удалось сформировать ссылку. Попробуйте позже.',
    sendFailed: 'Не удалось обновить статус. Попробуйте снова.',
    linkUnavailable: 'Ссылка недоступна',
    /** Ours, like those below. */
    requestNotFound: 'Запрос отзыва не найден',
    alreadyHandled: 'Запрос уже обработан',
    neverPendingAgain: 'Вернуть запрос в очередь нельзя',
    statusInvalid: 'Выберите статус из списка',
    requestsRequired: 'Выберите хотя бы одного клиента',
    tooManyInList: 'Слишком много клиентов в одном списке',
    otherSource: 'Запрос относится к другому источнику',
    nobodyPending: 'Все выбранные запросы уже обработаны',
  },
  users: {
    loginRequired: 'Укажите логин',
    passwordTooShort: 'Пароль должен содержать минимум 6 символов',
    ownAccount: 'Нельзя удалить собственную учётную запись',
    loadFailed: 'Не удалось загрузить пользователей',
    createFailed: 'Не удалось создать пользователя',
    updateFailed: 'Не удалось обновить пользователя',
    deleteFailed: 'Не удалось удалить пользователя',
    /** Ours, like those below. */
    notFound: 'Пользователь не найден',
    loginTaken: 'Пользователь с таким логином уже есть',
    passwordKnown: 'Этот пароль опубликован в демонстрации, задайте другой',
    permissionUnknown: 'Неизвестное право доступа',
    lastManager: 'Должен остаться хотя бы один активный сотрудник с правом «Пользователи»',
    sessionNotFound: 'Сессия не найдена',
  },
  /** Ours: personal API tokens. */
  tokens: {
    nameRequired: 'Укажите название токена',
    permissionsRequired: 'Выберите хотя бы одно право',
    permissionsExceed: 'Токену можно дать только те права, которые есть у его владельца',
    tooMany: 'Слишком много действующих токенов: отзовите ненужные',
    notFound: 'Токен не найден',
    invalid: 'Токен недействителен',
    withCookie: 'Запрос с токеном не должен нести cookie сессии',
    sessionNeeded: 'Токены выдаются только после входа по логину и паролю',
    shownOnce: 'Токен уже выдан и второй раз не показывается: отзовите его и создайте новый',
  },
  branding: {
    uploaded: 'Фавикон обновлён',
    reset: 'Фавикон сброшен',
    uploadFailed: 'Не удалось загрузить фавикон',
    resetFailed: 'Не удалось сбросить фавикон',
    noUrl: 'Сервер не вернул ссылку на фавикон',
  },
  /** Ours: the spec names the limits and the kinds of files, not the sentences. */
  uploads: {
    fileRequired: 'Выберите файл',
    photoKind: 'Загрузите фотографию в формате JPEG, PNG или WebP',
    faviconKind: 'Загрузите изображение в формате PNG, SVG или ICO',
    unreadable: 'Файл повреждён: не удалось прочитать изображение',
    tooManyPixels: 'Изображение слишком большое: уменьшите его размеры',
    tooComplex: 'Изображение слишком сложное',
  },
  /** Ours: a company's own spreadsheet. */
  importing: {
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
    columnTwice: 'Одно значение выбрано для двух столбцов',
    noColumns: 'Укажите, что в столбцах таблицы',
    noDays: 'В таблице не найдены дни: укажите, что в ней',
    changedMeanwhile: 'Данные изменились, пока шёл импорт. Проверьте таблицу ещё раз.',
    previewFailed: 'Не удалось прочитать таблицу',
    failed: 'Не удалось импортировать таблицу',
    carsForbidden: 'Для импорта автомобилей нужно право «Автопарк»',
    bookingsForbidden: 'Для импорта клиентов и броней нужно право «Управление бронями»',
  },
} as const;

/** `fileTooLarge(10_485_760)` → 'Файл больше 10 МБ'. Bytes. Ours. */
export function fileTooLarge(limit: number): string {
  const kilobytes = Math.floor(limit / 1024);
  return kilobytes < 1024
    ? `Файл больше ${kilobytes} КБ`
    : `Файл больше ${Math.floor(kilobytes / 1024)} МБ`;
}

/** `tooLong(200)` → 'Не более 200 символов'. Ours. */
export function tooLong(limit: number): string {
  return `Не более ${limit} символов`;
}

/** `noTariffOn('05.03.2026')` → 'На 05.03.2026 не задан тариф' (docs/domain.md, price estimate). */
export function noTariffOn(formattedDay: string): string {
  return `На ${formattedDay} не задан тариф`;
}
