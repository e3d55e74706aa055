/** A link that opens a statement to its partner. */
export const STATEMENT_LINK_TEXTS = {
  open: 'Ссылка владельцу',
  about:
    'По ссылке владелец прочтёт и распечатает этот отчёт таким, какой он сейчас: машины, доли, расходы и выплаты, без ваших комментариев. Вход ему не нужен.',
  qrHint: 'Владелец наводит камеру телефона, и отчёт открывается.',
  revokeHint: 'Владелец больше не откроет отчёт по этой ссылке.',
  others: 'Ссылки на другие периоды',
} as const;

/** The page that such a link opens. */
export const SHARED_STATEMENT_TEXTS = {
  loading: 'Открываем отчёт…',
  loadFailed: 'Отчёт не открылся',
  made: (moment: string) => `Составлен ${moment}`,
  left: (sum: string) => `Осталось выплатить на день составления: ${sum}`,
  paidAhead: (sum: string) => `Выплачено вперёд на день составления: ${sum}`,
} as const;
