import { useZone } from '@frontend/shared/data/session';
import { classNames } from '@frontend/shared/lib/class-names';
import { useShellSlots } from '@frontend/shared/lib/overlays/shell-slots';
import { PlateChip } from '@frontend/shared/ui/badges/PlateChip';
import { IconLink } from '@frontend/shared/ui/buttons/ButtonLink';
import { BarTitle } from '@frontend/shared/ui/layout/bar-title';
import { Row } from '@frontend/shared/ui/layout/Row';
import { CONTACT_TEXTS } from '@schema/texts/bookings/marks';
import { telLink } from '@schema/values/people/phone';
import { formatMoment } from '@schema/values/time/calendar';
import { parseInstant } from '@schema/values/time/instant';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Phone from 'lucide-react/icons/phone';
import { Fragment, type ReactNode, use } from 'react';
import css from './Sheet.module.css';
import type { RentalSheets } from './useRentalSheets';

interface SheetHeadProps {
  readonly rental: RentalSheets;
  readonly title: string;
  /** Plates of the cars, one after the other. */
  readonly plates: readonly string[];
  /** Beside customer and period; null: nothing. */
  readonly fact: string | null;
  readonly back: ReactNode;
}

/** The rental of the page: cars, customer, period, and a call. */
export function SheetHead({ rental, title, plates, fact, back }: SheetHeadProps) {
  const zone = useZone();
  const { customerName, customerPhone, startDate, endDate } = rental;
  useShellSlots({ title });
  const isInBar = use(BarTitle) === title;
  const moment = (iso: string) => {
    const instant = parseInstant(iso);
    return instant ? formatMoment(instant, zone) : '';
  };
  const call = customerPhone && telLink(customerPhone);
  return (
    <Row as="header" gap={8} align="center" className={css.head}>
      {back}
      <div className={css.names}>
        <Row gap={8} rowGap={4} align="center" wrap>
          <h1 className={classNames(css.title, isInBar && css.inBar)}>{title}</h1>
          {plates.map((plate, index) => (
            <Fragment key={plate}>
              {index > 0 && <ArrowRight aria-hidden="true" className={css.arrow} />}
              <PlateChip plate={plate} />
            </Fragment>
          ))}
        </Row>
        <span className={css.facts}>
          {[customerName, `${moment(startDate)} → ${moment(endDate)}`, fact]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </div>
      {call && (
        <IconLink
          target={{ href: call }}
          label={`${CONTACT_TEXTS.call}: ${customerName}`}
          icon={<Phone />}
        />
      )}
    </Row>
  );
}
