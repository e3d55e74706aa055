/** The text to a customer; not in requirements.md. */
export const offers = {
  templateRequired: 'Введите текст шаблона',
  unknownTag: (tag: string) => `Неизвестная метка ${tag}: вставьте метку из списка`,
} as const;
