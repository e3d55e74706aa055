import { failureText } from '@frontend/shared/data/failure-text';
import { useZone } from '@frontend/shared/data/session';
import { ExportButtons } from '@frontend/shared/export/ExportButtons';
import { useListAddress } from '@frontend/shared/lib/address/use-list-address';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { EmptyState } from '@frontend/shared/ui/feedback/EmptyState';
import { ErrorBox } from '@frontend/shared/ui/feedback/ErrorBox';
import { Spinner } from '@frontend/shared/ui/feedback/Spinner';
import { SearchField } from '@frontend/shared/ui/fields/SearchField';
import { PageHead } from '@frontend/shared/ui/layout/Page';
import { Pager } from '@frontend/shared/ui/lists/Pager';
import { customerColumns } from '@schema/export/customers';
import { MESSAGES } from '@schema/messages';
import { EXPORT_TEXTS } from '@schema/texts/files/export';
import { CUSTOMER_FORMS, CUSTOMERS_TEXTS } from '@schema/texts/people/customers';
import { plural } from '@schema/values/words/plural';
import { SearchX, Users } from 'lucide-react';
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
  const { search, page, typed, setTyped, setPage } = useListAddress();
  const { list, error, isLoading, retry } = useCustomersPage({ search, page });
  const readAll = useAllCustomers(search);
  const [leaving, setLeaving] = useState<CustomerRow | null>(null);
  return (
    <section className={css.section} aria-busy={isLoading}>
      <PageHead
        title={CUSTOMERS_TEXTS.list}
        subtitle={list ? plural(list.total, CUSTOMER_FORMS) : ''}
        actions={
          <>
            <div className={css.search}>
              <SearchField
                label={CUSTOMERS_TEXTS.search}
                placeholder={CUSTOMERS_TEXTS.searchPlaceholder}
                value={typed}
                onChange={setTyped}
              />
            </div>
            <ExportButtons
              fileName={EXPORT_TEXTS.customersFile}
              columns={customerColumns(zone)}
              load={readAll}
            />
            {tools}
          </>
        }
      />
      {error && (
        <ErrorBox
          title={MESSAGES.generic.loadFailed}
          message={failureText(error, MESSAGES.generic.loadFailedHint)}
        >
          <Button isPending={isLoading} onClick={retry}>
            {CUSTOMERS_TEXTS.retry}
          </Button>
        </ErrorBox>
      )}
      {suggested}
      {list ? (
        <>
          {list.total === 0 && (
            <EmptyState
              icon={search ? <SearchX /> : <Users />}
              title={search ? CUSTOMERS_TEXTS.nothingFound : CUSTOMERS_TEXTS.empty}
              description={search ? CUSTOMERS_TEXTS.nothingFoundHint : CUSTOMERS_TEXTS.emptyHint}
              action={search ? undefined : wayOn}
            />
          )}
          <ul className={css.list} aria-label={CUSTOMERS_TEXTS.list}>
            {list.items.map((customer) => (
              <CustomerItem key={customer.id} customer={customer} onDelete={setLeaving} />
            ))}
          </ul>
          <Pager page={page} count={list.pages} onChange={setPage} />
        </>
      ) : (
        !error && <Spinner description={CUSTOMERS_TEXTS.loading} />
      )}
      {leaving && <DeleteCustomerQuestion customer={leaving} onClose={() => setLeaving(null)} />}
    </section>
  );
}
