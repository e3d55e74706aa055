import { FLEET_PRICE_CHANGE } from '../constants/fleet';

/** Names in one message; further cars are counted. */
const NAMED = 3;

function named(cars: readonly string[]): string {
  const rest = cars.length - NAMED;
  const list = cars.slice(0, NAMED).join('; ');
  return rest > 0 ? `${list} и ещё ${rest}` : list;
}

/** Changing the prices of many cars; separate from MESSAGES, which the sign-in page loads. Not in requirements.md. */
export const PRICE_CHANGE_MESSAGES = {
  nothingChosen: 'Выберите хотя бы один автомобиль',
  repeated: 'Автомобиль указан дважды',
  tooMany: `Не более ${FLEET_PRICE_CHANGE.cars} автомобилей за один раз`,
  seasonsInvalid: 'Укажите сезоны по названию и датам',
  noSeasons: 'Выберите хотя бы один сезон',
  howMissing: 'Укажите, как изменить цены: процент, сумму или новую цену',
  howTwice: 'Укажите что-то одно: процент, сумму или новую цену',
  percentInvalid: `Процент должен быть от ${FLEET_PRICE_CHANGE.percent.min} до ${FLEET_PRICE_CHANGE.percent.max}`,
  amountInvalid: 'Введите корректную сумму',
  priceInvalid: 'Введите корректную цену',
  roundInvalid: 'Округлить можно до 1, 10, 50 или 100 рублей',
  minDaysInvalid: 'Некорректный срок аренды',
  noPrices: 'У выбранных автомобилей нет таких сезонов и сроков',
  failed: 'Не удалось изменить цены',
  undoFailed: 'Не удалось вернуть прежние цены',
  negative: (cars: readonly string[]) => `Цена станет меньше нуля: ${named(cars)}`,
  tooLarge: (cars: readonly string[]) => `Слишком большая цена: ${named(cars)}`,
  stale: (cars: readonly string[]) =>
    `Цены не изменены: за это время изменились ${named(cars)}. Проверьте новые цены и повторите.`,
} as const;
