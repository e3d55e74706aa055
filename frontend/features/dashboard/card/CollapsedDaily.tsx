import { MESSAGES } from '@schema/messages';
import { DAILY_TEXTS } from '@schema/texts/day/daily';
import { type Day, formatDay } from '@schema/values/time/calendar';
import ChevronDown from 'lucide-react/icons/chevron-down';
import css from './CollapsedDaily.module.css';
import { dailyTiles } from './daily-tiles';
import type { DailyTilesFacts } from './useDailyTiles';

interface CollapsedDailyProps {
  readonly day: Day;
  readonly isToday: boolean;
  readonly facts: DailyTilesFacts | null;
  readonly hasFailed: boolean;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

function summary(facts: DailyTilesFacts): string {
  return dailyTiles(facts)
    .slice(0, 3)
    .map(({ title, value, note = '' }) => `${title} ${value} ${note}`.trim())
    .join(' · ');
}

/** Toggle of the tiles on narrow screens. */
export function CollapsedDaily({
  day,
  isToday,
  facts,
  hasFailed,
  isOpen,
  onToggle,
}: CollapsedDailyProps) {
  const closedWords = facts ? summary(facts) : DAILY_TEXTS.loading;
  return (
    <button
      type="button"
      className={css.fold}
      aria-expanded={isOpen}
      title={isOpen ? DAILY_TEXTS.collapse : DAILY_TEXTS.expand}
      onClick={onToggle}
    >
      <b className={css.day}>{isToday ? DAILY_TEXTS.today : formatDay(day)}</b>{' '}
      <span className={css.words}>
        {isOpen ? DAILY_TEXTS.title : hasFailed ? MESSAGES.analytics.loadFailed : closedWords}
      </span>
      <ChevronDown className={css.arrow} aria-hidden="true" />
    </button>
  );
}
