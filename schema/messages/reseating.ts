/** Bookings that change cars. */

/** Several bookings change cars together; not in requirements.md. */
export const reseating = {
  carOrModel: 'Укажите автомобиль или модель',
  modelUnknown: 'Машин этой модели нет',
  windowPast: 'Период уже прошёл',
  nothingChosen: 'Выберите хотя бы одну бронь',
  tooMany: 'Слишком много броней за один раз',
  repeated: 'Бронь указана дважды',
  sameCar: 'Бронь уже стоит на этой машине',
  notPlanned: 'Переносить можно только брони, которые ещё не начались',
  clash: 'Две брони попадают на одну машину в одно время',
  planFailed: 'Не удалось подобрать места',
  saveFailed: 'Не удалось пересадить брони',
  undoFailed: 'Не удалось отменить пересадку',
} as const;

/** A rental that continues in another car; not in requirements.md. */
export const carSwap = {
  notBegun: 'Аренда ещё не началась: перенесите бронь на другую машину',
  momentRequired: 'Укажите момент замены',
  momentInvalid: 'Момент замены должен быть внутри аренды и не позже текущего времени',
  sameCar: 'Выберите другую машину',
  saveFailed: 'Не удалось заменить машину',
  undoFailed: 'Не удалось отменить замену машины',
} as const;
