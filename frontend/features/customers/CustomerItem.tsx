import { CustomerEmail } from '@frontend/shared/customers/CustomerEmail';
import { useZone } from '@frontend/shared/data/session';
import { classNames } from '@frontend/shared/lib/class-names';
import { IconButton } from '@frontend/shared/ui/buttons/IconButton';
import textCss from '@frontend/shared/ui/styles/text.module.css';
import { CUSTOMERS_TEXTS } from '@schema/texts/people/customers';
import { formatPhone, telLink } from '@schema/values/people/phone';
import { dayOf, formatDay } from '@schema/values/time/calendar';
import { parseInstant } from '@schema/values/time/instant';
import { BOOKING_FORMS, plural } from '@schema/values/words/plural';
import Trash2 from 'lucide-react/icons/trash';
import { Link } from 'react-router-dom';
import css from './CustomersList.module.css';
import type { CustomerRow } from './useCustomersPage';

interface CustomerItemProps {
  readonly customer: CustomerRow;
  readonly onDelete: (customer: CustomerRow) => void;
}

/** A row of the list; all of it links to the card. */
export function CustomerItem({ customer, onDelete }: CustomerItemProps) {
  const zone = useZone();
  const { id, fullName, phone, bookingsCount, lastBookingAt } = customer;
  const last = lastBookingAt ? parseInstant(lastBookingAt) : null;
  const tel = phone && telLink(phone);
  return (
    <li className={css.row}>
      <span className={css.avatar} aria-hidden="true">
        {[...fullName][0]}
      </span>
      <Link className={css.name} to={`/clients/${id}`}>
        {fullName}
      </Link>
      <span className={css.contacts}>
        {phone && tel ? (
          <a className={css.phone} href={tel}>
            {formatPhone(phone)}
          </a>
        ) : (
          <span className={textCss.quiet}>{CUSTOMERS_TEXTS.noPhone}</span>
        )}
        <CustomerEmail className={classNames(textCss.quiet, css.line)} customer={customer} />
      </span>
      <span className={css.facts}>
        <span>{plural(bookingsCount, BOOKING_FORMS)}</span>
        <span className={textCss.quiet}>
          {last
            ? `${CUSTOMERS_TEXTS.lastBooking}: ${formatDay(dayOf(last, zone))}`
            : CUSTOMERS_TEXTS.never}
        </span>
      </span>
      <IconButton
        className={css.delete}
        label={`${CUSTOMERS_TEXTS.delete} ${fullName}`}
        icon={<Trash2 />}
        onClick={() => onDelete(customer)}
      />
    </li>
  );
}
