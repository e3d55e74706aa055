import {
  MAX_KM_PER_DAY,
  MAX_MILEAGE_KM,
  type MileageDoubt,
  type MileageDoubtKind,
} from '@schema/values/fleet/mileage';
import { RECENT_WORK_DAYS } from '@schema/values/fleet/recent-work';
import { formatMoment } from '@schema/values/time/calendar';
import { formatCount } from '@schema/values/words/plural';

/** Mileage and damages of a car. Not in requirements.md. */
export const CAR_STATE_MESSAGES = {
  kmInvalid: `Укажите пробег целым числом от 0 до ${formatCount(MAX_MILEAGE_KM)} км`,
  momentInvalid: 'Введите корректные дату и время',
  momentInFuture: 'Время не может быть позже текущего',
  answerInvalid: 'Выберите ответ из списка',
  readingUnknown: 'Показание не найдено',
  readingReversed: 'Показание уже отменено',
  viewRequired: 'Отметьте место на рисунке',
  kindRequired: 'Выберите вид повреждения',
  sizeRequired: 'Выберите размер',
  damageUnknown: 'Повреждение не найдено',
  damageMended: 'Повреждение уже отмечено как устранённое',
  damageNotMended: 'Повреждение не отмечено как устранённое',
  damageWithdrawn: 'Запись о повреждении уже снята',
  workUnsuitable: `Выберите работу этого автомобиля за последние ${RECENT_WORK_DAYS} дней`,
  loadFailed: 'Не удалось загрузить состояние автомобиля',
  readingFailed: 'Не удалось сохранить пробег',
  reverseFailed: 'Не удалось отменить показание',
  damageFailed: 'Не удалось сохранить повреждение',
} as const;

const DOUBTS: Readonly<Record<MileageDoubtKind, string>> = {
  lower: 'Меньше прошлого показания',
  far: `Больше ${formatCount(MAX_KM_PER_DAY)} км в день после показания`,
  above_later: 'Больше следующего показания',
  far_later: `Больше ${formatCount(MAX_KM_PER_DAY)} км в день до показания`,
};

/** «Меньше прошлого показания: 154 754 км, 12.11.2026 10:00» */
export function mileageDoubtText({ kind, other }: MileageDoubt, zone: string): string {
  return `${DOUBTS[kind]}: ${formatCount(other.km)} км, ${formatMoment(other.at, zone)}`;
}
