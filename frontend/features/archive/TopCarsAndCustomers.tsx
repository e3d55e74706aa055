import { CustomerName } from '@frontend/shared/bookings/BookingNames';
import type { BookingLinks } from '@frontend/shared/bookings/booking-links';
import { PlateLine } from '@frontend/shared/cars/PlateLine';
import { Row } from '@frontend/shared/ui/layout/Row';
import { Stack } from '@frontend/shared/ui/layout/Stack';
import { DividedList } from '@frontend/shared/ui/lists/List';
import { ARCHIVE_TEXTS, CANCELLATION_FORMS } from '@schema/texts/bookings/booking-list';
import { formatRoubles } from '@schema/values/money/money';
import { formatPhone } from '@schema/values/people/phone';
import { plural } from '@schema/values/words/plural';
import css from './Archive.module.css';
import type { CancellationSummary } from './useArchive';

interface TopCarsAndCustomersProps {
  readonly summary: CancellationSummary;
  readonly links: BookingLinks;
}

/** Cars and customers with the most cancellations (requirements.md, Z4). */
export function TopCarsAndCustomers({ summary, links }: TopCarsAndCustomersProps) {
  const { topCars, topCustomers } = summary;
  return (
    <>
      <section className={css.part}>
        <h2 className={css.heading}>{ARCHIVE_TEXTS.topCars}</h2>
        {topCars.length === 0 && <p className={css.quiet}>{ARCHIVE_TEXTS.noCars}</p>}
        <DividedList label={ARCHIVE_TEXTS.topCars}>
          {topCars.map((car) => (
            <Row
              key={car.carId}
              as="li"
              gap={10}
              align="center"
              justify="between"
              className={css.line}
            >
              <Stack as="span" gap={2} canShrink>
                <b>{car.carTitle}</b>
                <span>
                  <PlateLine car={car} />
                </span>
              </Stack>
              <Stack as="span" gap={2} className={css.end}>
                {plural(car.count, CANCELLATION_FORMS)}
                <span className={css.quiet}>
                  {ARCHIVE_TEXTS.lost} {formatRoubles(car.totalPrice)}
                </span>
              </Stack>
            </Row>
          ))}
        </DividedList>
      </section>
      <section className={css.part}>
        <h2 className={css.heading}>{ARCHIVE_TEXTS.topCustomers}</h2>
        {topCustomers.length === 0 && <p className={css.quiet}>{ARCHIVE_TEXTS.noCustomers}</p>}
        <DividedList label={ARCHIVE_TEXTS.topCustomers}>
          {topCustomers.map((customer) => (
            <Row
              key={customer.customerId}
              as="li"
              gap={10}
              align="center"
              justify="between"
              className={css.line}
            >
              <Stack as="span" gap={2} canShrink>
                <CustomerName id={customer.customerId} name={customer.customerName} links={links} />
                {customer.customerPhone && (
                  <span className={css.quiet}>{formatPhone(customer.customerPhone)}</span>
                )}
              </Stack>
              <span>{plural(customer.count, CANCELLATION_FORMS)}</span>
            </Row>
          ))}
        </DividedList>
      </section>
    </>
  );
}
