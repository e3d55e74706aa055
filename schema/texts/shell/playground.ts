/** Texts of the GraphQL playground; its examples are in examples.ts. */
export const PLAYGROUND_TEXTS = {
  nobody: 'Вы не вошли: без входа отвечает только первый пример, схемы и подсказок нет.',
  signIn: 'Войти',
  afterSignIn: 'После входа обновите эту страницу.',
} as const;
