/** «Справка»; its pages are docs/ru. */
export const HELP_TEXTS = {
  pages: 'Страницы справки',
  allPages: 'Все страницы',
  search: 'Поиск по справке',
  nothing: 'Ничего не найдено',
  nothingHint: 'Попробуйте другое слово.',
  /** The groups of pages, by reader. */
  readers: {
    staff: 'Каждый день',
    admin: 'Администратору',
    operator: 'Сервер и копии',
  },
  /** Before the title of the page. */
  picture: 'Как это выглядит',
  unknownTitle: 'Такой страницы в справке нет',
  unknown: 'Возможно, ссылка устарела. Выберите страницу из списка.',
} as const;
