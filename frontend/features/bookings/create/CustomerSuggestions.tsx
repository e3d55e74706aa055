import { useZone } from '@frontend/shared/data/session';
import { classNames } from '@frontend/shared/lib/class-names';
import { guardPresses } from '@frontend/shared/lib/presses/guard-presses';
import { foundCustomersText, RECOGNISER_TEXTS } from '@schema/texts/bookings/recogniser';
import { formatPhone } from '@schema/values/people/phone';
import { CUSTOMER_FORMS, plural } from '@schema/values/words/plural';
import type { MouseEvent } from 'react';
import css from './CustomerSuggestions.module.css';
import { bookingsText, type FoundCustomer } from './known-customer';

export interface CustomerSuggestionsProps {
  readonly offered: readonly FoundCustomer[];
  readonly listId: string;
  /** Index of the active option; -1: none. */
  readonly active: number;
  /** The edge of the field the wider list aligns to. */
  readonly side: 'start' | 'end';
  readonly onPick: (customer: FoundCustomer) => void;
  readonly onActive: (index: number) => void;
}

/** Lists the found customers under the field. */
export function CustomerSuggestions(props: CustomerSuggestionsProps) {
  const { offered, listId, active, side, onPick, onActive } = props;
  const zone = useZone();

  // Prevents blur: the list closes when its field loses the focus.
  const keepFocus = (event: MouseEvent) => event.preventDefault();
  return (
    <>
      <span role="status" className={css.status}>
        {offered.length > 0 && foundCustomersText(plural(offered.length, CUSTOMER_FORMS))}
      </span>
      {offered.length > 0 && (
        <div
          ref={guardPresses}
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
