/** Labels of the company page; its title is SHELL_TEXTS.company. */
export const COMPANY_TEXTS = {
  name: 'Название',
  zone: 'Часовой пояс',
  setByOperator: 'Название и часовой пояс задаёт тот, кто ведёт сервер.',
} as const;
