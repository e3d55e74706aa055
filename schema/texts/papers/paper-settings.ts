/** Details of the company in its documents; on its page, for administrators. */
export const PAPER_SETTINGS_TEXTS = {
  title: 'Реквизиты в документах',
  hint: 'Печатаются в договоре, актах и соглашениях. Пустое поле печатается линией, чтобы вписать от руки.',
  loading: 'Загружаем реквизиты…',
  loadFailed: 'Не удалось загрузить реквизиты',
  requisites: 'Реквизиты',
  requisitesHint: 'Название, ИНН, ОГРН, адрес, счёт: каждое с новой строки',
  signatory: 'Кто подписывает',
  signatoryHint: 'Например: директор Иванов И. И.',
  save: 'Сохранить реквизиты',
  saved: 'Реквизиты сохранены',
  failed: 'Не удалось сохранить реквизиты',
} as const;
