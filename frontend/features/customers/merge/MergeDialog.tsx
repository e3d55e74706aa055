import { useUncachedQuery } from '@frontend/shared/data/queries/use-uncached-query';
import { failureText } from '@frontend/shared/data/requests/failure-text';
import { guardPresses } from '@frontend/shared/lib/presses/guard-presses';
import { useSettled } from '@frontend/shared/lib/use-settled';
import { Dialog } from '@frontend/shared/ui/dialogs/Dialog';
import { DialogBody, DialogFooter } from '@frontend/shared/ui/dialogs/DialogParts';
import { ErrorBox } from '@frontend/shared/ui/feedback/ErrorBox';
import { SearchField } from '@frontend/shared/ui/fields/SearchField';
import { Row } from '@frontend/shared/ui/layout/Row';
import { Text } from '@frontend/shared/ui/layout/Text';
import { CUSTOMER_SEARCH } from '@schema/constants/search';
import { CUSTOMER_MERGE_TEXTS } from '@schema/texts/people/customer-merge';
import { CUSTOMERS_TEXTS } from '@schema/texts/people/customers';
import { formatPhone } from '@schema/values/people/phone';
import { BOOKING_FORMS, plural } from '@schema/values/words/plural';
import { useState } from 'react';
import css from './CustomerMerge.module.css';
import { CustomersToMergeDocument } from './customer-merge.generated';
import { MergeForm } from './MergeForm';

interface MergeDialogProps {
  /** Id of the kept customer. */
  readonly keepId: number;
  /** Id of the suggested duplicate; null: chosen in the dialog. */
  readonly goneId: number | null;
  readonly onClose: () => void;
}

/** Merges two customers: choice of the duplicate unless suggested, then the preview. */
export function MergeDialog({ keepId, goneId, onClose }: MergeDialogProps) {
  const [chosenId, setChosenId] = useState(goneId);
  return (
    <Dialog title={CUSTOMER_MERGE_TEXTS.title} onClose={onClose}>
      {chosenId === null ? (
        <ChooseCustomer besidesId={keepId} onChoose={setChosenId} onCancel={onClose} />
      ) : (
        <MergeForm
          key={chosenId}
          keepId={keepId}
          goneId={chosenId}
          onClose={onClose}
          onAnother={goneId === null ? () => setChosenId(null) : null}
        />
      )}
    </Dialog>
  );
}

/** Debounce of typing, ms. */
const SETTLE_MS = 200;

interface ChooseCustomerProps {
  /** Excluded from the results: a customer cannot be merged with itself. */
  readonly besidesId: number;
  readonly onChoose: (id: number) => void;
  readonly onCancel: () => void;
}

function ChooseCustomer({ besidesId, onChoose, onCancel }: ChooseCustomerProps) {
  const [typed, setTyped] = useState('');
  const query = useSettled(typed.trim(), SETTLE_MS);
  const isShort = query.length < CUSTOMER_SEARCH.minLetters;
  const { data, error, loading } = useUncachedQuery(
    CustomersToMergeDocument,
    isShort ? null : { query },
  );
  const found = (data?.findCustomers ?? []).filter(({ id }) => id !== besidesId);
  const state = (() => {
    if (isShort || error) return null;
    if (loading) return CUSTOMER_MERGE_TEXTS.searching;
    return found.length === 0 ? CUSTOMER_MERGE_TEXTS.nobody : null;
  })();
  return (
    <>
      <DialogBody>
        <Text as="p" tone="label">
          {CUSTOMER_MERGE_TEXTS.chooseHint}
        </Text>
        <Row>
          <SearchField
            label={CUSTOMER_MERGE_TEXTS.search}
            placeholder={CUSTOMER_MERGE_TEXTS.searchPlaceholder}
            value={typed}
            onChange={setTyped}
          />
        </Row>
        {error && <ErrorBox message={failureText(error, CUSTOMER_MERGE_TEXTS.searchFailed)} />}
        <Text as="p" tone="muted" size="label" role="status">
          {state}
        </Text>
        {!isShort && found.length > 0 && (
          <ul ref={guardPresses} className={css.list} aria-label={CUSTOMER_MERGE_TEXTS.found}>
            {found.map((customer) => (
              <li key={customer.id}>
                <button type="button" className={css.found} onClick={() => onChoose(customer.id)}>
                  <span className={css.name}>{customer.fullName}</span>
                  <Text tone="muted" size="label">
                    {customer.phone ? formatPhone(customer.phone) : CUSTOMERS_TEXTS.noPhone}
                    {' · '}
                    {plural(customer.bookingsCount, BOOKING_FORMS)}
                  </Text>
                </button>
              </li>
            ))}
          </ul>
        )}
      </DialogBody>
      <DialogFooter hasSubmit={false} onCancel={onCancel} />
    </>
  );
}
