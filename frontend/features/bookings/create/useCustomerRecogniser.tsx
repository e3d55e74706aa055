import { useSuggestKeys } from '@frontend/shared/lib/use-suggest-keys';
import { type ComponentType, useCallback, useEffect, useId, useState } from 'react';
import type { CustomerSuggestionsProps } from './CustomerSuggestions';
import {
  type CustomerField,
  customerQuery,
  type FoundCustomer,
  isFilledWith,
  knownByPhone,
  withCustomer,
} from './known-customer';
import type { NewBookingValues } from './new-booking-values';

interface RecogniserOptions {
  readonly values: NewBookingValues;
  readonly update: (change: (values: NewBookingValues) => NewBookingValues) => void;
}

/** Customers remembered while the form is open, to tell whose phone stands in it. */
const MOST_MET = 50;

/**
 * Recognises the customer by what is typed into the name or the phone. Only a choice fills anything
 * in, and only somebody typing is offered one. The list arrives after the form; without it, or
 * without an answer, the form works as before.
 */
export function useCustomerRecogniser({ values, update }: RecogniserOptions) {
  const List = useLateList();
  const [typedIn, setTypedIn] = useState<CustomerField | null>(null);
  const [found, setFound] = useState<readonly FoundCustomer[]>([]);
  const [met, setMet] = useState<readonly FoundCustomer[]>([]);
  const listId = useId();

  const offered = typedIn ? found.filter((customer) => !isFilledWith(values, customer)) : [];
  const close = () => setTypedIn(null);
  const pick = (customer: FoundCustomer) => {
    update((now) => withCustomer(now, customer));
    close();
  };
  const { active, setActive, onKeyDown } = useSuggestKeys(offered, pick, close);
  const told = useCallback((customers: readonly FoundCustomer[]) => {
    setFound(customers);
    setMet((before) => [...customers, ...before].slice(0, MOST_MET));
  }, []);

  const fieldProps = (field: CustomerField) => {
    const isOpen = typedIn === field && offered.length > 0;
    return {
      combobox: {
        role: 'combobox',
        'aria-autocomplete': 'list',
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? listId : undefined,
        'aria-activedescendant': isOpen && active >= 0 ? `${listId}-${active}` : undefined,
        onKeyDown: isOpen ? onKeyDown : undefined,
      } as const,
      onBlur: close,
      after: typedIn === field && List && (
        <List
          query={customerQuery(field, values[field])}
          offered={offered}
          listId={listId}
          active={active}
          side={field === 'phone' ? 'end' : 'start'}
          onFound={told}
          onPick={pick}
          onActive={setActive}
        />
      ),
    };
  };

  return {
    fieldProps,
    /** Somebody typed into the field: from now on it is looked up. */
    typed: (field: CustomerField) => {
      setTypedIn(field);
      setActive(-1);
    },
    known: knownByPhone(values.phone, met),
  };
}

/** Null until it has come, and for good when it cannot. */
function useLateList(): ComponentType<CustomerSuggestionsProps> | null {
  const [List, setList] = useState<ComponentType<CustomerSuggestionsProps> | null>(null);
  useEffect(() => {
    import('./CustomerSuggestions').then(
      (module) => setList(() => module.CustomerSuggestions),
      () => undefined,
    );
  }, []);
  return List;
}
