/** Labels of the sign-in page (spec 1, §2.3). */
export const LOGIN_TEXTS = {
  title: 'Вход в систему',
  subtitle: 'Рабочее место сотрудника проката',
  login: 'Логин',
  password: 'Пароль',
  remember: 'Запомнить меня',
  submit: 'Войти',
} as const;
