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

/** Most customers kept while the form is open, to find the owner of a phone. */
const MOST_MET = 50;

/**
 * Suggests customers for the typed name or phone. Only a choice fills the fields, and only a
 * focused field shows suggestions. The list is a lazy component: the form works before it loads or
 * when it fails.
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
  const onFound = useCallback((customers: readonly FoundCustomer[]) => {
    setFound(customers);
    setMet((before) => [...customers, ...before].slice(0, MOST_MET));
  }, []);

  /** Typing starts the search. */
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
      onChange: (text: string) => {
        update((was) => ({ ...was, [field]: text }));
        setTypedIn(field);
        setActive(-1);
      },
      onBlur: close,
      after: typedIn === field && List && (
        <List
          query={customerQuery(field, values[field])}
          offered={offered}
          listId={listId}
          active={active}
          side={field === 'phone' ? 'end' : 'start'}
          onFound={onFound}
          onPick={pick}
          onActive={setActive}
        />
      ),
    };
  };

  return { fieldProps, known: knownByPhone(values.phone, met) };
}

/** Null until loaded, or when loading failed. */
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
