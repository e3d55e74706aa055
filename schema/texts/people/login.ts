/** Labels of the sign-in page (requirements.md, A16). */
export const LOGIN_TEXTS = {
  title: 'Вход в систему',
  subtitle: 'Рабочее место сотрудника проката',
  login: 'Логин',
  password: 'Пароль',
  remember: 'Запомнить меня',
  stay: 'Оставаться в системе',
  stayHint: 'Логин и пароль на устройстве не сохраняются: так решил администратор',
  submit: 'Войти',
} as const;

/** The administrator's switch for remembered sign-ins. */
export const REMEMBER_TEXTS = {
  title: 'Вход на устройствах',
  allow: 'Запоминать логин и пароль на устройствах',
  allowHint:
    'Выключите, если планшетами пользуются посторонние: сохранённое сотрётся при следующем открытии, «Запомнить меня» будет хранить только сессию.',
  on: 'Устройства могут запоминать пароль',
  off: 'Устройства больше не запоминают пароль',
} as const;
