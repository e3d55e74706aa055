import { BOARD_TEXTS, freeCarsText } from '@schema/texts/board/board';
import { EVENT_ROLE_TEXTS } from '@schema/texts/board/event-roles';
import { WEEKDAYS } from '@schema/texts/board/weekdays';
import { whereaboutsSign } from '@schema/texts/bookings/whereabouts';
import { displayName } from '@schema/values/fleet/car-title';
import { formatDay, formatMoment, weekdayOf } from '@schema/values/time/calendar';
import type { AnswerCar } from '../rows/board-answer';
import type { BoardEvent } from '../rows/board-event';
import type { DayScale } from '../rows/day-scale';
import type { BlockMoney } from './block-money';
import type { EventLook } from './event-look';

/** «Kia Rio, А418КМ77». */
export function carName(car: AnswerCar): string {
  const name = displayName(car);
  return name === car.licensePlate ? name : `${name}, ${car.licensePlate}`;
}

function stateText(look: EventLook): string {
  if (look.whereabouts === 'overdue') {
    return EVENT_ROLE_TEXTS[look.status === 'active' ? 'active' : 'past'].state;
  }
  // Drawn as due because it ends today, but not handed over now.
  const waits = look.role === 'dueToday' && !look.dueToday;
  if (waits && look.status === 'planned') return EVENT_ROLE_TEXTS.planned.state;
  return EVENT_ROLE_TEXTS[waits ? 'past' : look.role].state;
}

/**
 * «Kia Rio, А418КМ77, Марина Котова, 19.11.2026 09:00 – 21.11.2026 12:00, активно, у клиента», with
 * the price, the amount owed and a conflict, if any.
 */
export function eventName(
  event: BoardEvent,
  car: AnswerCar,
  look: EventLook,
  scale: DayScale,
  money?: BlockMoney,
): string {
  const start = formatMoment(new Date(event.startMs), scale.zone);
  const end = `${formatDay(scale.dayAt(Math.floor(event.end)))} ${event.endText}`;
  const parts = [carName(car), event.title, `${start} – ${end}`, stateText(look)];
  const sign = look.whereabouts && whereaboutsSign(look.whereabouts);
  if (sign) parts.push(sign);
  if (event.price) parts.push(event.price);
  if (money) parts.push(money.text);
  if (event.conflict) parts.push(BOARD_TEXTS.conflict);
  return parts.join(', ');
}

/** «пятница, 20.11.2026, сегодня, свободно 2 машины»; no count while the day is not loaded. */
export function dayName(
  day: number,
  scale: DayScale,
  facts: { today: number; free: number | null },
): string {
  const name = scale.dayAt(day);
  const parts = [WEEKDAYS[weekdayOf(name)] ?? '', formatDay(name)];
  if (day === facts.today) parts.push(BOARD_TEXTS.today.toLowerCase());
  if (facts.free !== null) parts.push(freeCarsText(facts.free));
  return parts.join(', ');
}

/** «Kia Rio, А418КМ77, 21.11.2026, свободно». */
export function freeCellName(car: AnswerCar, day: number, scale: DayScale): string {
  return `${carName(car)}, ${formatDay(scale.dayAt(day))}, ${BOARD_TEXTS.free.toLowerCase()}`;
}
