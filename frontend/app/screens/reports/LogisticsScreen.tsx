import { LOGISTICS_PATH, servicePath } from '@frontend/app/paths';
import { LogisticsDay } from '@frontend/features/logistics/LogisticsDay';
import { useCan } from '@frontend/shared/data/session';
import { useToday } from '@frontend/shared/data/use-today';
import { ButtonLink } from '@frontend/shared/ui/buttons/ButtonLink';
import { EmptyState } from '@frontend/shared/ui/feedback/EmptyState';
import { Page } from '@frontend/shared/ui/layout/Page';
import { MESSAGES } from '@schema/messages';
import { LOGISTICS_TEXTS } from '@schema/texts/day/logistics';
import { type Day, isDay } from '@schema/values/time/calendar';
import CalendarX2 from 'lucide-react/icons/calendar-x-2';
import { useSearchParams } from 'react-router-dom';
import { useOverPage } from '../board/address/useOverPage';
import { orFirstCar } from '../first-car';

/** «/logistics»: today, or the day of the address (`?date=2026-11-24`). */
export default function LogisticsScreen() {
  const today = useToday();
  const canSeeBoard = useCan('view_board');
  const { booking } = useOverPage();
  const [params, setParams] = useSearchParams();
  const date = params.get('date');
  const pick = (day: Day) => setParams(day === today ? {} : { date: day });
  return (
    <Page>
      {date === null || isDay(date) ? (
        <LogisticsDay
          day={date ?? today}
          today={today}
          links={canSeeBoard ? { booking, service: servicePath } : null}
          onPick={pick}
          whenNone={orFirstCar('logistics')}
        />
      ) : (
        <EmptyState
          level={1}
          icon={<CalendarX2 />}
          title={MESSAGES.generic.invalidDate}
          description={LOGISTICS_TEXTS.invalidDateHint}
          action={
            <ButtonLink look="primary" target={{ to: LOGISTICS_PATH }}>
              {LOGISTICS_TEXTS.toToday}
            </ButtonLink>
          }
        />
      )}
    </Page>
  );
}
