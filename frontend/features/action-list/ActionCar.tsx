import { CarPicture } from '@frontend/shared/ui/badges/CarPicture';
import { PlateChip } from '@frontend/shared/ui/badges/PlateChip';
import { CONTACT_TEXTS } from '@schema/texts/bookings/marks';
import { formatPhone } from '@schema/values/people/phone';
import type { ReactNode } from 'react';
import css from './Now.module.css';
import type { ActionBooking } from './useActionList';

interface ActionCarProps {
  readonly booking: ActionBooking;
  /** Badge beside the car. */
  readonly kind?: ReactNode;
  /** Further badges. */
  readonly children?: ReactNode;
}

export function ActionCar({ booking, kind, children }: ActionCarProps) {
  const { carTitle, licensePlate, car, customerName, customerPhone } = booking;
  return (
    <div className={css.what}>
      <CarPicture car={car} />
      <div className={css.words}>
        <div className={css.line}>
          {carTitle !== licensePlate && (
            <b className={css.car} title={carTitle}>
              {carTitle}
            </b>
          )}
          <PlateChip plate={licensePlate} />
          {kind}
        </div>
        <div className={css.who}>
          {customerName}
          <span className={css.phone}>
            {customerPhone ? formatPhone(customerPhone) : CONTACT_TEXTS.noPhone}
          </span>
        </div>
      </div>
      {children && <div className={css.badges}>{children}</div>}
    </div>
  );
}
