/** Signing in, permissions, users and their tokens. */

export const auth = {
  credentialsRequired: 'Введите логин и пароль',
  wrongCredentials: 'Неверный логин или пароль',
  accountDisabled: 'Учётная запись отключена',
  tooManyAttempts: 'Слишком много попыток входа. Повторите позже.',
  loginFailed: 'Не удалось выполнить вход',
  logoutFailed: 'Не удалось завершить сессию. Попробуйте ещё раз.',
  /** This and the following are not in requirements.md. */
  ownPasswordNeeded: 'Сначала смените одноразовый пароль на свой',
  currentPasswordRequired: 'Введите текущий пароль',
  currentPasswordWrong: 'Текущий пароль неверен',
  newPasswordSame: 'Новый пароль должен отличаться от текущего',
  passwordFailed: 'Не удалось сменить пароль',
  passwordBySession: 'Пароль меняют после входа по логину и паролю, не токеном',
} as const;

/**
 * `otherUser('petrov')` → 'В этом браузере теперь вошли как «petrov», запрос не выполнен. …'
 * The request comes from a page of another user. Not in requirements.md.
 */
export function otherUser(login: string): string {
  return `В этом браузере теперь вошли как «${login}», запрос не выполнен. Войдите снова или обновите страницу.`;
}

export const access = {
  noSections: 'Нет доступных разделов',
  bookingReadOnly: 'У вас нет прав на изменение этой брони. Данные доступны только для просмотра.',
} as const;

export const users = {
  loginRequired: 'Укажите логин',
  passwordTooShort: 'Пароль должен содержать минимум 6 символов',
  ownAccount: 'Нельзя удалить собственную учётную запись',
  loadFailed: 'Не удалось загрузить пользователей',
  createFailed: 'Не удалось создать пользователя',
  updateFailed: 'Не удалось обновить пользователя',
  deleteFailed: 'Не удалось удалить пользователя',
  /** This and the following are not in requirements.md. */
  notFound: 'Пользователь не найден',
  loginTaken: 'Пользователь с таким логином уже есть',
  passwordKnown: 'Этот пароль опубликован в демонстрации, задайте другой',
  permissionUnknown: 'Неизвестное право доступа',
  lastManager: 'Должен остаться хотя бы один активный сотрудник с правом «Пользователи»',
  sessionNotFound: 'Сессия не найдена',
  rememberRequired: 'Укажите, можно ли запоминать пароль на устройствах',
  settingsFailed: 'Не удалось сохранить настройку',
  ownerOnly: 'Логин, пароль и токены владельца меняет только сам владелец',
  partnerUnknown: 'Партнёр не найден',
  partnerRights: 'Пользователю-партнёру доступны только «Шахматка» и «Аналитика»',
  ownerKept: 'Владельца компании удалить нельзя',
} as const;

/** Personal API tokens; not in requirements.md. */
export const tokens = {
  nameRequired: 'Укажите название токена',
  permissionsRequired: 'Выберите хотя бы одно право',
  permissionsExceed: 'Токену можно дать только те права, которые есть у его владельца',
  tooMany: 'Слишком много действующих токенов: отзовите ненужные',
  notFound: 'Токен не найден',
  invalid: 'Токен недействителен',
  expired: 'Срок действия токена истёк: выпустите новый',
  daysInvalid: 'Укажите срок действия от 1 до 730 дней',
  daysOrNever: 'Укажите либо срок действия, либо «без срока»',
  withCookie: 'Запрос с токеном не должен нести cookie сессии',
  sessionNeeded: 'Токены выдаются только после входа по логину и паролю',
  ownPasswordFirst: 'Сначала пользователь должен сменить одноразовый пароль',
  ownAccount: 'Свою учётную запись токеном не меняют: войдите по логину и паролю',
  strongerAccount:
    'Токеном меняют только учётные записи без права «Пользователи» и без прав, которых нет у токена',
  shownOnce: 'Токен уже выдан и второй раз не показывается: отзовите его и создайте новый',
} as const;
