import { ACCESSORY_LIMITS } from '@schema/values/handover/accessories';
import { MAX_KM_LIMIT } from '@schema/values/handover/rates';
import {
  FUEL_FULL,
  MAX_PHOTO_MONTHS,
  MAX_SHEET_CHARGES,
  MAX_SHEET_DAMAGES,
  MAX_SHEET_MENDED,
  MAX_SHEET_PHOTOS,
} from '@schema/values/handover/sheet';

/** Handover sheets. Not in requirements.md. */
export const HANDOVER_MESSAGES = {
  idInvalid: 'Недопустимый номер черновика',
  sideInvalid: 'Выберите выдачу или возврат',
  angleInvalid: 'Выберите, что на фото',
  photoRequired: 'Добавьте фото',
  tooManyPhotos: `В акте не больше ${MAX_SHEET_PHOTOS} фото`,
  photoUnknown: 'Фото не найдено',
  photoSigned: 'Акт уже сохранён, фото из него не убрать',
  shotInvalid: 'Введите корректное время съёмки',
  momentInvalid: 'Введите корректные дату и время',
  momentInFuture: 'Время не может быть позже текущего',
  delayRequired: 'Время больше суток назад: укажите причину',
  fuelInvalid: `Укажите топливо от 0 до ${FUEL_FULL} восьмых`,
  wayRequired: 'Выберите, как подписан акт',
  signatureRequired: 'Нужна подпись: пальцем, на бумаге или отметка «Клиент не дождался»',
  signatureInvalid: 'Не удалось прочитать подпись, распишитесь ещё раз',
  signerRequired: 'Укажите, кто подписывает акт',
  absenceRequired: 'Укажите, почему нет подписи',
  damagesInvalid: 'Не удалось прочитать повреждения',
  tooManyDamages: `За один раз можно записать не больше ${MAX_SHEET_DAMAGES} повреждений`,
  mendedInvalid: 'Не удалось прочитать устранённые повреждения',
  mendedOther: 'Это повреждение другого автомобиля',
  tooManyMended: `За один раз можно отметить устранёнными не больше ${MAX_SHEET_MENDED} повреждений`,
  accessoriesInvalid: 'Не удалось прочитать комплект',
  accessoryRequired: 'Введите название предмета',
  accessoryRepeated: 'Такой предмет в комплекте уже есть',
  tooManyAccessories: `В комплекте не больше ${ACCESSORY_LIMITS.count} предметов`,
  anglesInvalid: 'Выберите обязательные фото из списка',
  kmPerDayInvalid: `Введите пробег в сутки от 1 до ${MAX_KM_LIMIT} км или оставьте поле пустым`,
  photoMonthsInvalid: `Введите срок от 1 до ${MAX_PHOTO_MONTHS} месяцев или оставьте поле пустым`,
  rateInvalid: 'Введите сумму больше 0 или оставьте поле пустым',
  chargesInvalid: 'Не удалось прочитать начисления',
  tooManyCharges: `В акте не больше ${MAX_SHEET_CHARGES} начислений`,
  chargesAtReturn: 'Начисления записывают в акте возврата',
  chargesNotRecorded: 'Учёт оплат выключен: уберите начисления из акта',
  loadFailed: 'Не удалось загрузить акт',
  saveFailed: 'Не удалось сохранить акт',
  photoFailed: 'Не удалось отправить фото',
} as const;

/** The two sheets of a car swap. Not in requirements.md. */
export const SWAP_SHEET_MESSAGES = {
  needed: 'Нужны оба акта: возврата и выдачи',
  sideOther: 'Акты перепутаны: сначала акт возврата, потом акт выдачи',
  backCar: 'Акт возврата должен быть о машине, которую возвращают',
  outCar: 'Акт выдачи должен быть о новой машине',
  known: 'Эти акты уже сохранены: откройте бронь заново',
} as const;
