import { BOARD } from '@schema/constants/board';
import type { Day } from '@schema/values/time/calendar';
import type { DayScale } from '../model/rows/day-scale';
import { clamp } from '../model/view/clamp';
import { leadDays, visibleDayLimits } from '../model/view/visible-days';
import type { BoardStyle } from '../style/style-settings';

interface InitialViewOptions {
  /** Requested by the address. */
  readonly start?: Day | null;
  readonly days?: number | null;
  readonly style: BoardStyle;
  readonly isPhone: boolean;
  /** Day number. */
  readonly today: number;
}

/**
 * The days on opening: of the address, else of the device's settings, else around today. A phone
 * shows 7 unless the address differs (requirements.md, E7), within the limits of visible days
 * (requirements.md, B21); an address may also show a month or a quarter.
 */
export function initialView(
  facts: InitialViewOptions,
  scale: DayScale,
): { start: number; days: number } {
  const { style, isPhone, today } = facts;
  const { min, max, wide } = visibleDayLimits(style.days, true);
  const requestedDays = facts.days ?? (isPhone ? BOARD.mobileVisibleDays : style.cellsPerView);
  const isWide = facts.days != null && wide.includes(facts.days);
  const days = isWide ? requestedDays : clamp(Math.round(requestedDays), min, max);
  const requestedStart = facts.start ?? style.startDate;
  return { days, start: requestedStart ? scale.numberOf(requestedStart) : today - leadDays(days) };
}
