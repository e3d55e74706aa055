/** The text to a customer; not in requirements.md. */
export const offers = {
  templateRequired: 'Введите текст шаблона',
} as const;

/** `unknownOfferTagText('{цвет}')` → 'Неизвестная метка {цвет}: вставьте метку из списка' */
export const unknownOfferTagText = (tag: string): string =>
  `Неизвестная метка ${tag}: вставьте метку из списка`;
