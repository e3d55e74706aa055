import { CustomerEmail } from '@frontend/shared/customers/CustomerEmail';
import { useZone } from '@frontend/shared/data/session';
import { ExportButtons } from '@frontend/shared/export/ExportButtons';
import { useEveryPage } from '@frontend/shared/export/use-every-page';
import { wholeList } from '@frontend/shared/export/whole-list';
import { useListAddress } from '@frontend/shared/lib/address/use-list-address';
import { classNames } from '@frontend/shared/lib/class-names';
import { IconButton } from '@frontend/shared/ui/buttons/IconButton';
import { SearchField } from '@frontend/shared/ui/fields/SearchField';
import { FramedList } from '@frontend/shared/ui/lists/List';
import { ListPage } from '@frontend/shared/ui/lists/ListPage';
import textCss from '@frontend/shared/ui/styles/text.module.css';
import { customerColumns, type ExportedCustomer } from '@schema/export/customers';
import { EXPORT_TEXTS } from '@schema/texts/files/export';
import { CUSTOMERS_TEXTS } from '@schema/texts/people/customers';
import { foundText } from '@schema/texts/shell/lists';
import { formatPhone, telLink } from '@schema/values/people/phone';
import { dayOf, formatDay } from '@schema/values/time/calendar';
import { parseInstant } from '@schema/values/time/instant';
import { BOOKING_FORMS, CUSTOMER_FORMS, plural } from '@schema/values/words/plural';
import SearchX from 'lucide-react/icons/search-x';
import Trash2 from 'lucide-react/icons/trash';
import Users from 'lucide-react/icons/users';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import css from './CustomersList.module.css';
import { CustomersPageDocument } from './customers.generated';
import { DeleteCustomerQuestion } from './DeleteCustomerQuestion';
import { type CustomerRow, useCustomersPage } from './useCustomersPage';

interface CustomersListProps {
  /** Link for a company without customers. */
  readonly wayOn: ReactNode;
  /** Shown beside the export. */
  readonly tools?: ReactNode;
  /** Suggestions above the rows. */
  readonly suggested: ReactNode;
  /** The rows wait for the suggestions, which would move them. */
  readonly isSuggestionComing: boolean;
}

/** Count, search and rows of customers (requirements.md, C1). */
export function CustomersList(props: CustomersListProps) {
  const { wayOn, tools, suggested, isSuggestionComing } = props;
  const zone = useZone();
  const address = useListAddress();
  const { search, typed, setTyped } = address;
  const { list, all, query } = useCustomersPage(address);
  const countText = (total: number) =>
    search ? foundText(total, all) : plural(total, CUSTOMER_FORMS);
  const readAll = useAllCustomers(search);
  const [leaving, setLeaving] = useState<CustomerRow | null>(null);
  return (
    <>
      <ListPage
        isSpacious
        title={CUSTOMERS_TEXTS.list}
        subtitle={list ? countText(list.total) : ''}
        actions={
          <div className={css.search}>
            <SearchField
              label={CUSTOMERS_TEXTS.search}
              placeholder={CUSTOMERS_TEXTS.searchPlaceholder}
              value={typed}
              onChange={setTyped}
            />
          </div>
        }
        exported={
          <>
            <ExportButtons
              fileName={EXPORT_TEXTS.customersFile}
              columns={customerColumns(zone)}
              load={readAll}
            />
            {tools}
          </>
        }
        address={address}
        query={{ ...query, isLoading: query.isLoading || isSuggestionComing }}
        loading={CUSTOMERS_TEXTS.loading}
        above={suggested}
        list={isSuggestionComing ? null : list}
        empty={{
          icon: search ? <SearchX /> : <Users />,
          title: search ? CUSTOMERS_TEXTS.nothingFound : CUSTOMERS_TEXTS.empty,
          description: search ? CUSTOMERS_TEXTS.nothingFoundHint : CUSTOMERS_TEXTS.emptyHint,
          action: search ? undefined : wayOn,
        }}
      >
        {(customers) => (
          <FramedList label={CUSTOMERS_TEXTS.list}>
            {customers.map((customer) => (
              <CustomerItem key={customer.id} customer={customer} onDelete={setLeaving} />
            ))}
          </FramedList>
        )}
      </ListPage>
      {leaving && <DeleteCustomerQuestion customer={leaving} onClose={() => setLeaving(null)} />}
    </>
  );
}

/** Loads every customer that matches the search; one response has all of them. */
function useAllCustomers(search: string): () => Promise<readonly ExportedCustomer[]> {
  const found = useEveryPage(CustomersPageDocument, { search }, (data) => data.customersPage);
  return search === '' ? () => wholeList<ExportedCustomer>('/api/customers') : found;
}

interface CustomerItemProps {
  readonly customer: CustomerRow;
  readonly onDelete: (customer: CustomerRow) => void;
}

/** A row of the list; all of it links to the card. */
function CustomerItem({ customer, onDelete }: CustomerItemProps) {
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
