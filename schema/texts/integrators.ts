/** What the description of the REST calls says in Russian: a line per call, a heading per section. */

export const OPENAPI_INTRODUCTION = `Все вызовы работают по сессии (POST /auth/login выдаёт cookie) или по личному токену:
заголовок \`Authorization: Bearer …\`; токен создаётся на странице пользователей.

Даты и время передаются в ISO 8601 с Z или смещением, дни — ГГГГ-ММ-ДД по времени компании, деньги — в рублях.
Отказ всегда имеет вид \`{ "message", "code", "fields"? }\`: message показывают человеку, code читает программа.
Вызов, который создаёт запись, принимает заголовок \`Idempotency-Key\`: повтор вернёт первый ответ.
Те же данные отдаёт GraphQL: \`/api/graphql\`.`;

/** By the first part of the path. */
export const CALL_TAGS: Readonly<Record<string, string>> = {
  auth: 'Вход',
  board: 'Шахматка',
  sources: 'Источники',
  pricing: 'Цены',
  bookings: 'Брони',
  maintenances: 'Сервис',
  analytics: 'Аналитика',
  cashbox: 'Касса',
  availability: 'Свободные машины',
  cars: 'Автопарк',
  uploads: 'Файлы',
  customers: 'Клиенты',
  partners: 'Партнёры',
  reviews: 'Отзывы',
  users: 'Пользователи',
  site: 'Оформление',
};

/** By method and path under /api. */
export const CALL_SUMMARIES: Readonly<Record<string, string>> = {
  'GET /auth/profile': 'Кто вошёл',
  'POST /auth/login': 'Войти',
  'POST /auth/logout': 'Выйти',
  'GET /board': 'Шахматка: машины по дням',
  'GET /sources': 'Источники; с периодом — вместе с показателями',
  'POST /sources': 'Добавить источник',
  'PATCH /sources/{id}': 'Переименовать источник',
  'POST /pricing/estimate': 'Рассчитать стоимость аренды',
  'GET /bookings': 'Все брони',
  'GET /bookings/archive': 'Архив: отменённые брони и сводка по ним',
  'POST /bookings/with-customer': 'Создать бронь вместе с клиентом',
  'PUT /bookings/{id}': 'Изменить бронь',
  'DELETE /bookings/{id}': 'Отправить бронь в архив',
  'POST /bookings/{id}/restore': 'Вернуть бронь из архива',
  'GET /bookings/incomplete': 'Незаполненные брони',
  'POST /bookings/incomplete/purge': 'Удалить незаполненные брони',
  'PUT /bookings/incomplete/{id}': 'Дополнить незаполненную бронь',
  'DELETE /bookings/incomplete/{id}': 'Удалить незаполненную бронь',
  'POST /maintenances': 'Запланировать сервис',
  'PUT /maintenances/{id}': 'Изменить сервис',
  'GET /analytics/dashboard': 'Показатели дня',
  'GET /analytics/fleet': 'Показатели парка за период',
  'GET /analytics/fleet/{carId}': 'Показатели машины за период',
  'GET /analytics/fleet/{carId}/profit': 'Доли и вложения машины',
  'PUT /analytics/fleet/{carId}/profit': 'Сохранить доли и вложения машины',
  'GET /analytics/clients/{id}': 'Показатели клиента',
  'POST /cashbox/entries': 'Внести деньги в кассу',
  'GET /availability/cars': 'Свободные машины на даты',
  'GET /cars': 'Автопарк',
  'GET /cars/{id}': 'Одна машина',
  'POST /cars': 'Добавить машину',
  'PUT /cars/{id}': 'Изменить машину',
  'DELETE /cars/{id}': 'Удалить машину',
  'POST /cars/reorder': 'Изменить порядок машин',
  'POST /uploads/cars/photos': 'Загрузить фотографию машины',
  'POST /uploads/site/favicon': 'Загрузить иконку сайта',
  'GET /site/branding': 'Оформление сайта',
  'DELETE /site/branding/favicon': 'Вернуть стандартную иконку',
  'GET /customers': 'Все клиенты',
  'DELETE /customers/{id}': 'Удалить клиента',
  'GET /partners/revenue': 'Партнёры и их доли в машинах',
  'POST /partners': 'Добавить партнёра',
  'PUT /partners/{id}': 'Переименовать партнёра',
  'PUT /partners/revenue/cars/{carId}': 'Сохранить доли партнёров в машине',
  'GET /reviews/templates': 'Шаблоны сообщений об отзыве',
  'PUT /reviews/templates/{sourceId}': 'Сохранить шаблон',
  'GET /reviews/requests': 'Очередь и архив отзывов',
  'POST /reviews/requests/{id}/status': 'Отметить запрос отзыва',
  'POST /reviews/links': 'Список для рассылки по ссылке',
  'GET /reviews/links/{code}': 'Список по ссылке',
  'POST /reviews/links/{code}/requests/{requestId}/send': 'Отметить отправку по ссылке',
  'GET /users': 'Пользователи',
  'POST /users': 'Добавить пользователя',
  'PUT /users/{id}': 'Изменить пользователя',
  'DELETE /users/{id}': 'Удалить пользователя',
};
