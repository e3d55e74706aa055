import type { NounForms } from '@schema/values/words/plural';

/** Labels of the users page (requirements.md, U). */
export const USERS_TEXTS = {
  title: 'Пользователи',
  list: 'Учётные записи',
  add: 'Добавить пользователя',
  newTitle: 'Новый пользователь',
  editTitle: 'Пользователь',
  edit: 'Изменить',
  access: 'Сессии и токены',
  delete: 'Удалить',
  deleteTitle: 'Удалить пользователя',
  deleteHint:
    'Сессии и токены этой учётной записи перестанут работать сразу. История изменений сохранится.',
  created: 'Пользователь создан',
  updated: 'Пользователь обновлён',
  deleted: 'Пользователь удалён',
  login: 'Логин',
  password: 'Пароль',
  newPassword: 'Новый пароль',
  newPasswordHint:
    'Оставьте пустым, чтобы не менять. Новый пароль завершит все сессии и отзовёт токены.',
  passwordHint: 'Не короче 6 символов',
  isOneTime: 'Сменить пароль при первом входе',
  isOneTimeHint: 'До смены пароля сотруднику не открыт ни один раздел',
  oneTime: 'Одноразовый пароль',
  isActive: 'Учётная запись активна',
  isActiveHint:
    'Отключённая учётная запись не может войти, её сессии завершаются, токены отзываются',
  partner: 'Партнёр',
  noPartner: 'Нет, это сотрудник',
  partnerHint:
    'Видит шахматку и аналитику только машин этого партнёра: клиенты инициалами, без телефонов. Ничего не меняет.',
  permissions: 'Права доступа',
  all: 'Выбрать все',
  none: 'Снять все',
  sets: 'Обычные наборы',
  noPermissions: 'Нет прав',
  allPermissions: 'Все права',
  active: 'Активна',
  disabled: 'Отключена',
  you: 'Это вы',
  owner: 'Владелец',
  ownerLocked:
    'Это владелец компании. Его логин и пароль меняет только он сам, удалить его нельзя. Отключить учётную запись и изменить права можно.',
  create: 'Создать',
  save: 'Сохранить',
  loading: 'Загружаем пользователей…',
} as const;

/** Sessions of a user (docs/safety.md). */
export const SESSIONS_TEXTS = {
  title: 'Сессии',
  current: 'Этот браузер',
  since: 'Вход',
  lastSeen: 'Активность',
  yandexBrowser: 'Яндекс Браузер',
  unknownBrowser: 'Неизвестный браузер',
  end: 'Завершить',
  endAll: 'Завершить все',
  endOthers: 'Завершить остальные',
  ended: 'Сессия завершена',
  allEnded: 'Сессии завершены',
  empty: 'Открытых сессий нет',
  loading: 'Загружаем сессии…',
  endFailed: 'Не удалось завершить сессию',
} as const;

export const TOKENS_TEXTS = {
  title: 'API-токены',
  hint: 'Токен открывает API программам: заголовок Authorization: Bearer. Прав у него не больше, чем у владельца.',
  empty: 'Токенов нет',
  loading: 'Загружаем токены…',
  add: 'Новый токен',
  name: 'Название токена',
  namePlaceholder: 'Например: сайт или 1С',
  permissions: 'Права токена',
  create: 'Выпустить',
  created: 'Токен выпущен. Скопируйте его сейчас: больше он не покажется.',
  secret: 'Токен',
  copy: 'Скопировать токен',
  done: 'Готово',
  term: 'Срок действия',
  noTerm: 'Без срока',
  noTermHint: 'Такой токен работает, пока его не отзовут. Лучше выбрать срок.',
  until: 'Действует до',
  expired: 'Истёк',
  lastUsed: 'Использован',
  neverUsed: 'Ещё не использован',
  revoke: 'Отозвать',
  revoked: 'Токен отозван',
  createFailed: 'Не удалось выпустить токен',
  revokeFailed: 'Не удалось отозвать токен',
} as const;

export const PERMISSION_FORMS: NounForms = { one: 'право', few: 'права', many: 'прав' };
