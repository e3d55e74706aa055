import { useUncachedQuery } from '@frontend/shared/data/queries/use-uncached-query';
import { useSettled } from '@frontend/shared/lib/use-settled';
import { useSuggestKeys } from '@frontend/shared/lib/use-suggest-keys';
import { type ComponentType, useEffect, useId, useState } from 'react';
import { FindCustomersDocument } from '../bookings.generated';
import type { CustomerSuggestionsProps } from './CustomerSuggestions';
import {
  type CustomerField,
  type CustomerValues,
  customerQuery,
  type FoundCustomer,
  isFilledWith,
  knownByPhone,
  withCustomer,
} from './known-customer';

interface RecogniserOptions<Values extends CustomerValues> {
  readonly values: Values;
  readonly update: (change: (values: Values) => Values) => void;
  /** Called with the chosen customer. */
  readonly onPick?: (customer: FoundCustomer) => void;
}

/** Debounce of typing, ms. */
const TYPING_PAUSE_MS = 250;

/** Maximum number of options that fit a dialog without scrolling. */
const LIMIT = 4;

/** Maximum number of customers kept while the form is open, to find the owner of a phone. */
const MOST_MET = 50;

const NOBODY: readonly FoundCustomer[] = [];

/**
 * Suggests customers for the typed name or phone. Only a choice fills the fields, and only a
 * focused field shows suggestions. The list is a lazy component: the form works before it loads or
 * when loading fails.
 */
export function useCustomerRecogniser<Values extends CustomerValues>({
  values,
  update,
  onPick,
}: RecogniserOptions<Values>) {
  const List = useLateList();
  const [typedIn, setTypedIn] = useState<CustomerField | null>(null);
  const found = useFoundCustomers(typedIn ? customerQuery(typedIn, values[typedIn]) : '');
  const met = useMet(found);
  const listId = useId();

  const offered = typedIn ? found.filter((customer) => !isFilledWith(values, customer)) : [];
  const close = () => setTypedIn(null);
  const pick = (customer: FoundCustomer) => {
    update((now) => withCustomer(now, customer));
    onPick?.(customer);
    close();
  };
  const { active, setActive, onKeyDown } = useSuggestKeys(offered, pick, close);

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
          offered={offered}
          listId={listId}
          active={active}
          side={field === 'phone' ? 'end' : 'start'}
          onPick={pick}
          onActive={setActive}
        />
      ),
    };
  };

  return { fieldProps, known: knownByPhone(values.phone, met) };
}

/**
 * Searches customers; '' sends no request, a failed search returns none. The previous answer stays
 * shown while loading, unless the field has lost the focus since.
 */
function useFoundCustomers(query: string): readonly FoundCustomer[] {
  const settled = useSettled(query, TYPING_PAUSE_MS);
  const variables = query && settled ? { query: settled, limit: LIMIT } : null;
  const { data, previousData } = useUncachedQuery(FindCustomersDocument, variables);
  const [outdated, setOutdated] = useState(previousData);
  if (query === '') {
    if (outdated !== previousData) setOutdated(previousData);
    return NOBODY;
  }
  const last = previousData === outdated ? undefined : previousData;
  return (data ?? last)?.findCustomers ?? NOBODY;
}

/** The customers found since the form was opened, the latest first. */
function useMet(found: readonly FoundCustomer[]): readonly FoundCustomer[] {
  const [last, setLast] = useState(found);
  const [met, setMet] = useState(found);
  if (found === last) return met;
  setLast(found);
  const all = [...found, ...met].slice(0, MOST_MET);
  setMet(all);
  return all;
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
