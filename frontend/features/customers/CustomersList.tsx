import { useZone } from '@frontend/shared/data/session';
import { ExportButtons } from '@frontend/shared/export/ExportButtons';
import { useListAddress } from '@frontend/shared/lib/address/use-list-address';
import { SearchField } from '@frontend/shared/ui/fields/SearchField';
import { FramedList } from '@frontend/shared/ui/lists/List';
import { ListPage } from '@frontend/shared/ui/lists/ListPage';
import { customerColumns } from '@schema/export/customers';
import { EXPORT_TEXTS } from '@schema/texts/files/export';
import { CUSTOMERS_TEXTS } from '@schema/texts/people/customers';
import { foundText } from '@schema/texts/shell/lists';
import { CUSTOMER_FORMS, plural } from '@schema/values/words/plural';
import SearchX from 'lucide-react/icons/search-x';
import Users from 'lucide-react/icons/users';
import { type ReactNode, useState } from 'react';
import { CustomerItem } from './CustomerItem';
import css from './CustomersList.module.css';
import { DeleteCustomerQuestion } from './DeleteCustomerQuestion';
import { useAllCustomers } from './useAllCustomers';
import { type CustomerRow, useCustomersPage } from './useCustomersPage';

interface CustomersListProps {
  /** Link for a company without customers. */
  readonly wayOn: ReactNode;
  /** Shown beside the export. */
  readonly tools?: ReactNode;
  /** Suggestions above the rows. */
  readonly suggested: ReactNode;
}

/** Count, search and rows of customers (requirements.md, C1). */
export function CustomersList({ wayOn, tools, suggested }: CustomersListProps) {
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
        query={query}
        loading={CUSTOMERS_TEXTS.loading}
        above={suggested}
        list={list}
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
