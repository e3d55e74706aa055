import { useZone } from '@frontend/shared/data/session';
import { classNames } from '@frontend/shared/lib/class-names';
import { useShellSlots } from '@frontend/shared/lib/overlays/shell-slots';
import { PlateChip } from '@frontend/shared/ui/badges/PlateChip';
import { IconLink } from '@frontend/shared/ui/buttons/ButtonLink';
import { BarTitle } from '@frontend/shared/ui/layout/bar-title';
import { Row } from '@frontend/shared/ui/layout/Row';
import { CONTACT_TEXTS } from '@schema/texts/bookings/marks';
import { SIDE_TEXTS } from '@schema/texts/handover/sheet-words';
import type { SheetSide } from '@schema/values/handover/sheet';
import { telLink } from '@schema/values/people/phone';
import { formatMoment } from '@schema/values/time/calendar';
import { parseInstant } from '@schema/values/time/instant';
import Phone from 'lucide-react/icons/phone';
import { type ReactNode, use } from 'react';
import css from './Sheet.module.css';
import type { RentalSheets } from './useRentalSheets';

interface SheetHeadProps {
  readonly rental: RentalSheets;
  readonly side: SheetSide;
  readonly back: ReactNode;
}

/** The rental of the sheet: car, customer, period, and a call. */
export function SheetHead({ rental, side, back }: SheetHeadProps) {
  const zone = useZone();
  const { carTitle, licensePlate, customerName, customerPhone, startDate, endDate } = rental;
  const car = carTitle === licensePlate ? '' : carTitle;
  const title = [SIDE_TEXTS[side], car].filter(Boolean).join(' · ');
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
          <PlateChip plate={licensePlate} />
        </Row>
        <span className={css.facts}>
          {[customerName, `${moment(startDate)} → ${moment(endDate)}`].filter(Boolean).join(' · ')}
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
