import { skipToken, useQuery } from '@apollo/client/react';
import { FindCustomersDocument } from '@frontend/gql/graphql';
import { useZone } from '@frontend/shared/data/session';
import { classNames } from '@frontend/shared/lib/class-names';
import { useSettled } from '@frontend/shared/lib/use-settled';
import {
  FOUND_CUSTOMER_FORMS,
  foundCustomersText,
  RECOGNISER_TEXTS,
} from '@schema/texts/bookings/recogniser';
import { formatPhone } from '@schema/values/people/phone';
import { plural } from '@schema/values/words/plural';
import { type MouseEvent, useEffect } from 'react';
import css from './CustomerSuggestions.module.css';
import { bookingsText, type FoundCustomer } from './known-customer';

export interface CustomerSuggestionsProps {
  /** '' asks nothing. */
  readonly query: string;
  /** What is shown of what was found. */
  readonly offered: readonly FoundCustomer[];
  readonly listId: string;
  /** Index of the chosen one; -1: none. */
  readonly active: number;
  /** Which edge of its field the wider list keeps to. */
  readonly side: 'start' | 'end';
  /** Must be stable. */
  readonly onFound: (customers: readonly FoundCustomer[]) => void;
  readonly onPick: (customer: FoundCustomer) => void;
  readonly onActive: (index: number) => void;
}

/** The server is asked once the hand rests. Milliseconds. */
const TYPING_PAUSE_MS = 250;

/** As many as a dialog shows without scrolling. */
const LIMIT = 4;

const NOBODY: readonly FoundCustomer[] = [];

/** Asks who may be meant, and lists them under the field; a failure finds nobody. */
export function CustomerSuggestions(props: CustomerSuggestionsProps) {
  const { query, offered, listId, active, side, onFound, onPick, onActive } = props;
  const zone = useZone();
  const asked = useSettled(query, TYPING_PAUSE_MS);
  const { data, previousData } = useQuery(
    FindCustomersDocument,
    asked ? { variables: { query: asked, limit: LIMIT }, fetchPolicy: 'no-cache' } : skipToken,
  );
  const found = query === '' ? NOBODY : ((data ?? previousData)?.findCustomers ?? NOBODY);
  useEffect(() => onFound(found), [found, onFound]);

  // The field keeps the focus: a list that took it would close itself.
  const keepFocus = (event: MouseEvent) => event.preventDefault();
  return (
    <>
      <span role="status" className={css.status}>
        {offered.length > 0 && foundCustomersText(plural(offered.length, FOUND_CUSTOMER_FORMS))}
      </span>
      {offered.length > 0 && (
        <div
          id={listId}
          role="listbox"
          aria-label={RECOGNISER_TEXTS.list}
          className={classNames(css.list, css[side])}
          onMouseDown={keepFocus}
        >
          {offered.map((customer, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's (useSuggestKeys)
            <div
              key={customer.id}
              id={`${listId}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              className={css.option}
              onClick={() => onPick(customer)}
              onMouseMove={() => onActive(index)}
            >
              <span className={css.name}>{customer.fullName}</span>
              <span className={css.phone}>
                {customer.phone ? formatPhone(customer.phone) : RECOGNISER_TEXTS.noPhone}
              </span>
              <span className={css.bookings}>{bookingsText(customer, zone)}</span>
            </div>
          ))}
        </div>
      )}
    </>
  );
}
