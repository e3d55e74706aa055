/** Words in empty cells of the board, and in cells of maintenance. */
export const EMPTY_WORDS = ['свободно', 'свободна', 'свободен', 'нет', 'free'];
export const SERVICE_WORDS = [
  'ремонт',
  'сервис',
  'то',
  'мойка',
  'дтп',
  'на то',
  'в ремонте',
  'service',
];

/** Names of amounts at the start of a board cell: the price, its sum, the deposit. */
export const PRICE_LABEL = /^(?:аренд|сумм|цен|стоим|оплате$|price)/;
export const TOTAL_LABEL = /^(?:итог|всего$|total)/;
export const DEPOSIT_LABEL = /^(?:залог|депозит|deposit)/;
/** Names of other numbers: parts of a payment, additions, a price per day, addresses, flights. */
export const OTHER_LABEL =
  /^(?:предопл|аванс|оплатил|оплачен|внес|долг|остат|доплат|штраф|достав|подач|мойк|скидк|страхов|кресл|км$|пробег|сут|день$|дня$|дней$|дн$|кв$|дом$|д$|корп|рейс|тел$|этаж|офис)/;
