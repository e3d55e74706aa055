import { useZone } from '@frontend/shared/data/session';
import { ExportButtons } from '@frontend/shared/export/ExportButtons';
import { useIsPhone } from '@frontend/shared/lib/device/use-media';
import { Badge } from '@frontend/shared/ui/badges/Badge';
import { EmptyState } from '@frontend/shared/ui/feedback/EmptyState';
import { PageStatus } from '@frontend/shared/ui/feedback/QueryStatus';
import { PageActions, PageHead, PageSection } from '@frontend/shared/ui/layout/Page';
import { Row } from '@frontend/shared/ui/layout/Row';
import { CardGrid } from '@frontend/shared/ui/records/Cards';
import { MESSAGES } from '@schema/messages';
import { MAINTENANCE_STATUS_LABELS } from '@schema/statuses';
import {
  DAY_CATEGORY_EMPTY,
  DAY_CATEGORY_TITLES,
  DAY_DETAIL_TEXTS,
  type DayCategory,
} from '@schema/texts/day/day-detail';
import { DAY_FILES } from '@schema/texts/files/export';
import { formatRoubles } from '@schema/values/money/money';
import { type Day, formatDay } from '@schema/values/time/calendar';
import { plural } from '@schema/values/words/plural';
import CalendarDays from 'lucide-react/icons/calendar-days';
import type { ReactNode } from 'react';
import { DayBookingCard } from './DayBookingCard';
import { DayCard } from './DayCard';
import css from './DayDetail.module.css';
import { COUNT_FORMS } from './day-categories';
import { dayBookingColumns, dayWorkColumns, freeCarColumns } from './export-day';
import { FreeCarCard } from './FreeCarCard';
import { momentText } from './moment-text';
import { type DayList, type DayWork, useDayDetail } from './useDayDetail';

interface DayDetailProps {
  readonly date: Day;
  readonly category: DayCategory;
  /** Wraps the hint of an empty list. */
  readonly whenNone: (hint: ReactNode) => ReactNode;
  /** Path of the booking form of a car for the day; null: no permission. */
  readonly bookingLink: ((carId: number, day: Day) => string) | null;
}

const countOf = ({ cars, works, bookings }: DayList) =>
  cars.length + works.length + bookings.length;

/** The full list of one category of the day (requirements.md, D7). */
export function DayDetail({ date, category, whenNone, bookingLink }: DayDetailProps) {
  const { list, query } = useDayDetail(date, category);
  const isPhone = useIsPhone();
  const exported = list && <DayExport date={date} category={category} list={list} />;
  return (
    <PageSection query={query}>
      <PageHead
        title={DAY_CATEGORY_TITLES[category]}
        subtitle={
          <>
            <time dateTime={date}>{formatDay(date)}</time>
            {list && <span>{summary(list, category)}</span>}
          </>
        }
        actions={!isPhone && exported}
      />
      {list ? (
        <Cards
          list={list}
          category={category}
          whenNone={whenNone}
          bookingLink={bookingLink && ((carId) => bookingLink(carId, date))}
        />
      ) : (
        <PageStatus
          query={query}
          title={MESSAGES.analytics.loadFailed}
          message={MESSAGES.analytics.loadFailedHint}
          loading={DAY_DETAIL_TEXTS.loading}
        />
      )}
      {isPhone && exported && <PageActions>{exported}</PageActions>}
    </PageSection>
  );
}

function summary(list: DayList, category: DayCategory): string {
  const count = plural(countOf(list), COUNT_FORMS[category]);
  return list.totalPrice === null
    ? count
    : `${count} ${DAY_DETAIL_TEXTS.sum} ${formatRoubles(list.totalPrice)}`;
}

interface CardsProps extends Pick<DayDetailProps, 'category' | 'whenNone'> {
  readonly list: DayList;
  readonly bookingLink: ((carId: number) => string) | null;
}

function Cards({ list, category, whenNone, bookingLink }: CardsProps) {
  if (countOf(list) === 0) {
    return whenNone(<EmptyState icon={<CalendarDays />} title={DAY_CATEGORY_EMPTY[category]} />);
  }
  return (
    <CardGrid label={DAY_CATEGORY_TITLES[category]} size="large">
      {list.cars.map((car) => (
        <FreeCarCard
          key={car.carId}
          car={car}
          price={list.dayPrices?.get(car.carId)}
          bookingPath={bookingLink?.(car.carId) ?? null}
        />
      ))}
      {list.works.map((work) => (
        <DayWorkCard key={work.id} work={work} />
      ))}
      {list.bookings.map((booking) => (
        <DayBookingCard key={booking.id} booking={booking} category={category} />
      ))}
    </CardGrid>
  );
}

interface DayExportProps {
  readonly date: Day;
  readonly category: DayCategory;
  readonly list: DayList;
}

/** Export of a list of the day; nothing for an empty one. */
function DayExport({ date, category, list }: DayExportProps) {
  const zone = useZone();
  const fileName = `${DAY_FILES[category]}-${date}`;
  const { cars, works, bookings } = list;
  if (cars.length > 0) {
    return <ExportButtons fileName={fileName} columns={freeCarColumns(zone)} load={() => cars} />;
  }
  if (works.length > 0) {
    return <ExportButtons fileName={fileName} columns={dayWorkColumns(zone)} load={() => works} />;
  }
  if (bookings.length === 0) return null;
  return (
    <ExportButtons fileName={fileName} columns={dayBookingColumns(zone)} load={() => bookings} />
  );
}

function DayWorkCard({ work }: { readonly work: DayWork }) {
  const zone = useZone();
  const { id, startDate, endDate, status } = work;
  return (
    <DayCard
      car={work}
      to={`/?service=${id}`}
      badges={<Badge look="service">{MAINTENANCE_STATUS_LABELS[status]}</Badge>}
      facts={[
        { name: DAY_DETAIL_TEXTS.start, value: momentText(startDate, zone) },
        { name: DAY_DETAIL_TEXTS.end, value: momentText(endDate, zone), isMain: true },
      ]}
    >
      <Row gap={16} align="end" justify="between" className={css.foot}>
        <span className={css.customer}>{work.description}</span>
        <b className={css.price}>{formatRoubles(work.cost)}</b>
      </Row>
    </DayCard>
  );
}
