/** The text to a customer; not in requirements.md. */
export const offers = {
  templateRequired: 'Введите текст шаблона',
  unknownTag: (tag: string) => `Неизвестная метка ${tag}: вставьте метку из списка`,
  loadFailed: 'Не удалось загрузить текст для клиента',
  saveFailed: 'Не удалось сохранить текст для клиентов',
} as const;
