import { BOARD_PATH, newBookingDaysPath } from '@frontend/app/paths';
import { DayDetail } from '@frontend/features/dashboard/detail/DayDetail';
import { useCan } from '@frontend/shared/data/session';
import { EmptyState } from '@frontend/shared/ui/feedback/EmptyState';
import { BackLink, Page } from '@frontend/shared/ui/layout/Page';
import { MESSAGES } from '@schema/messages';
import { DAY_DETAIL_TEXTS, isDayCategory } from '@schema/texts/day/day-detail';
import { isDay } from '@schema/values/time/calendar';
import CalendarX2 from 'lucide-react/icons/calendar-x-2';
import SearchX from 'lucide-react/icons/search-x';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { orFirstCar } from '../first-car';

/** «/analytics/{date}/{category}»: one list of a day, or an error for a malformed address. */
export default function DayDetailScreen() {
  const { date, category } = useParams();
  const mayBook = useCan('edit_bookings');
  const seesBoard = useCan('view_board');
  return (
    <Page>
      <BackLink to={BOARD_PATH}>{DAY_DETAIL_TEXTS.back}</BackLink>
      {contentOf(date, category, mayBook && seesBoard)}
    </Page>
  );
}

function contentOf(
  date: string | undefined,
  category: string | undefined,
  mayBook: boolean,
): ReactNode {
  if (!isDayCategory(category)) {
    return (
      <EmptyState
        level={1}
        icon={<SearchX />}
        title={MESSAGES.generic.sectionNotFound}
        description={DAY_DETAIL_TEXTS.unknownCategoryHint}
      />
    );
  }
  if (!isDay(date)) {
    return (
      <EmptyState
        level={1}
        icon={<CalendarX2 />}
        title={MESSAGES.generic.invalidDate}
        description={DAY_DETAIL_TEXTS.invalidDateHint}
      />
    );
  }
  return (
    <DayDetail
      key={`${date}/${category}`}
      date={date}
      category={category}
      whenNone={orFirstCar('day')}
      bookingLink={mayBook ? (carId, day) => newBookingDaysPath(carId, day, day) : null}
    />
  );
}
