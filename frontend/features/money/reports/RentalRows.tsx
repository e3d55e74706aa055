import { useMoment } from '@frontend/shared/data/use-moment';
import { classNames } from '@frontend/shared/lib/class-names';
import { Badge } from '@frontend/shared/ui/badges/Badge';
import { PlateChip } from '@frontend/shared/ui/badges/PlateChip';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { ButtonLink } from '@frontend/shared/ui/buttons/ButtonLink';
import { CardLine, Records } from '@frontend/shared/ui/lists/Records';
import type { Column } from '@frontend/shared/ui/lists/Table';
import { Facts } from '@frontend/shared/ui/records/Facts';
import { rentalName } from '@schema/texts/bookings/rental-name';
import { MONEY_REPORT_TEXTS } from '@schema/texts/money/money-reports';
import { RENTAL_MONEY_TEXTS } from '@schema/texts/money/rental-money';
import { formatPhone } from '@schema/values/people/phone';
import css from './MoneyReports.module.css';
import type { MoneyRental } from './useMoneyRentals';

/** A figure of a rental: a column of the table, a line of a card. */
export interface RentalFigure {
  readonly title: string;
  readonly text: (rental: MoneyRental) => string;
}

interface RentalRowsProps {
  readonly label: string;
  readonly rentals: readonly MoneyRental[];
  readonly figures: readonly RentalFigure[];
  /** Path of the booking's card; null: no permission. */
  readonly bookingLink: ((id: number) => string) | null;
  readonly onMoney: OpenMoney | null;
}

/** Opens «Оплата» of a rental, also of one whose bookings are cancelled or deleted. */
export type OpenMoney = (of: { readonly bookingId: number; readonly title: string }) => void;

const texts = MONEY_REPORT_TEXTS;
const nameOf = ({ customerName }: MoneyRental) => customerName ?? texts.deleted;

/** Rentals of a report, with their cards one tap away. */
export function RentalRows({ label, rentals, figures, bookingLink, onMoney }: RentalRowsProps) {
  const moment = useMoment();
  const open = (rental: MoneyRental) => {
    const { id, bookingId, isCancelled } = rental;
    const title = rentalName({ ...rental, customerName: nameOf(rental) });
    return (
      <span className={css.actions}>
        {onMoney && (
          <Button
            aria-label={`${RENTAL_MONEY_TEXTS.title}: ${title}`}
            onClick={() => onMoney({ bookingId: bookingId ?? id, title })}
          >
            {RENTAL_MONEY_TEXTS.title}
          </Button>
        )}
        {bookingLink && bookingId !== null && !isCancelled && (
          <ButtonLink
            target={{ to: bookingLink(bookingId), isOverPage: true }}
            label={`${texts.open}: ${title}`}
          >
            {texts.open}
          </ButtonLink>
        )}
      </span>
    );
  };
  const customer = (rental: MoneyRental) => (
    <span className={css.stack}>
      <b>{nameOf(rental)}</b>
      {rental.customerPhone && (
        <span className={classNames(css.quiet, css.phone)}>
          {formatPhone(rental.customerPhone)}
        </span>
      )}
    </span>
  );
  const car = ({ carTitle, licensePlate }: MoneyRental) => (
    <span className={css.car}>
      {carTitle} {licensePlate && <PlateChip plate={licensePlate} />}
    </span>
  );
  const end = ({ endDate, isOver }: MoneyRental) => (
    <span className={css.stack}>
      {moment(endDate)}
      {isOver && <Badge look="past">{texts.over}</Badge>}
    </span>
  );
  const columns: Column<MoneyRental>[] = [
    { title: texts.customer, cell: customer },
    { title: texts.car, cell: car },
    { title: texts.end, cell: end },
    ...figures.map(({ title, text }) => ({ title, isNumber: true, cell: text })),
    { title: texts.actions, cell: open },
  ];
  return (
    <Records
      label={label}
      rows={rentals}
      columns={columns}
      card={(rental) => (
        <>
          <CardLine isTop>
            {customer(rental)}
            {open(rental)}
          </CardLine>
          <CardLine>
            {car(rental)}
            {end(rental)}
          </CardLine>
          <Facts
            look="pair"
            facts={figures.map(({ title, text }) => ({ name: title, value: text(rental) }))}
          />
        </>
      )}
    />
  );
}
