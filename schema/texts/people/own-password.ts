/** Labels of the screen and the dialog of an own password. */
export const OWN_PASSWORD_TEXTS = {
  firstTitle: 'Новый пароль',
  firstHint:
    'Вы вошли с одноразовым паролем. Задайте свой: прежний перестанет действовать, а раздел откроется сразу.',
  title: 'Сменить пароль',
  hint: 'Остальные сессии завершатся, API-токены будут отозваны. Этот браузер останется в системе.',
  oneTime: 'Одноразовый пароль',
  current: 'Текущий пароль',
  next: 'Новый пароль',
  save: 'Сохранить пароль',
  saved: 'Пароль изменён',
  account: 'Учётная запись',
} as const;
