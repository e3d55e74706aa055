import { CarPicture } from '@frontend/shared/ui/badges/CarPicture';
import { PlateChip } from '@frontend/shared/ui/badges/PlateChip';
import { Row } from '@frontend/shared/ui/layout/Row';
import { CONTACT_TEXTS } from '@schema/texts/bookings/marks';
import { formatPhone } from '@schema/values/people/phone';
import css from './Now.module.css';
import type { ActionBooking } from './useActionList';

export function ActionCar({ booking }: { readonly booking: ActionBooking }) {
  const { carTitle, licensePlate, car, customerName, customerPhone } = booking;
  return (
    <Row gap={12} align="center" className={css.what}>
      <CarPicture car={car} />
      <div className={css.words}>
        <div className={css.line}>
          {carTitle !== licensePlate && (
            <b className={css.car} title={carTitle}>
              {carTitle}
            </b>
          )}
          <PlateChip plate={licensePlate} />
        </div>
        <div className={css.who}>
          {customerName}
          <span className={css.phone}>
            {customerPhone ? formatPhone(customerPhone) : CONTACT_TEXTS.noPhone}
          </span>
        </div>
      </div>
    </Row>
  );
}
