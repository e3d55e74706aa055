import { useFreshQuery } from '@frontend/shared/data/queries/use-fresh-query';
import { guardPresses } from '@frontend/shared/lib/presses/guard-presses';
import { Badge } from '@frontend/shared/ui/badges/Badge';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { Row } from '@frontend/shared/ui/layout/Row';
import { Stack } from '@frontend/shared/ui/layout/Stack';
import { Text } from '@frontend/shared/ui/layout/Text';
import { CACHE_AGES_MS } from '@schema/constants';
import {
  CUSTOMER_MERGE_TEXTS,
  LIKENESS_TEXTS,
  PAIR_FORMS,
} from '@schema/texts/people/customer-merge';
import { CUSTOMERS_TEXTS } from '@schema/texts/people/customers';
import { formatPhone } from '@schema/values/people/phone';
import { BOOKING_FORMS, plural } from '@schema/values/words/plural';
import Users from 'lucide-react/icons/users';
import { useEffect, useId, useState } from 'react';
import css from './CustomerMerge.module.css';
import {
  CustomerDuplicatesDocument,
  type CustomerDuplicatesQuery,
} from './customer-merge.generated';
import { MergeDialog } from './MergeDialog';

type Pair = CustomerDuplicatesQuery['customerDuplicates']['items'][number];

/** Longest wait of the rows for the suggestions; a slow server delays the list no further. */
const ROWS_WAIT_MS = 1500;

/** Suggested pairs of duplicate customers; `isComing`: the rows wait for the first answer. */
export function useDuplicates() {
  const { data, query } = useFreshQuery(CustomerDuplicatesDocument, {
    variables: {},
    maxAgeMs: CACHE_AGES_MS.customers,
    topics: ['customers'],
  });
  const [isAwaited, setAwaited] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setAwaited(false), ROWS_WAIT_MS);
    return () => clearTimeout(timer);
  }, []);
  const { total = 0, items = [] } = data?.customerDuplicates ?? {};
  return { total, items, isComing: isAwaited && query.isLoading && !data };
}

type DuplicatesPanelProps = Pick<ReturnType<typeof useDuplicates>, 'total' | 'items'>;

/** Suggested pairs of duplicate customers; renders nothing without any. */
export function DuplicatesPanel({ total, items }: DuplicatesPanelProps) {
  const [isOpen, setOpen] = useState(false);
  const [compared, setCompared] = useState<Pair | null>(null);
  const listId = useId();
  // Keep the dialog mounted when the list becomes empty.
  const dialog = compared && (
    <MergeDialog
      keepId={compared.keep.id}
      goneId={compared.gone.id}
      onClose={() => setCompared(null)}
    />
  );
  if (total === 0) return dialog;
  return (
    <section className={css.panel} aria-label={CUSTOMER_MERGE_TEXTS.duplicates}>
      <Row as="header" gap={14} rowGap={8} align="center" wrap className={css.head}>
        <Users className={css.icon} aria-hidden="true" />
        <div className={css.words}>
          <Text as="h2" size="input" weight={650} hasOwnLine>
            {CUSTOMER_MERGE_TEXTS.duplicates}: {plural(total, PAIR_FORMS)}
          </Text>
          <Text as="p" tone="muted" size="label">
            {CUSTOMER_MERGE_TEXTS.duplicatesHint}
          </Text>
        </div>
        <Button aria-expanded={isOpen} aria-controls={listId} onClick={() => setOpen(!isOpen)}>
          {isOpen ? CUSTOMER_MERGE_TEXTS.hide : CUSTOMER_MERGE_TEXTS.show}
        </Button>
      </Row>
      <ul
        ref={guardPresses}
        id={listId}
        className={css.list}
        hidden={!isOpen}
        aria-label={CUSTOMER_MERGE_TEXTS.duplicates}
      >
        {items.map((pair) => (
          <li key={`${pair.keep.id}-${pair.gone.id}`} className={css.pair}>
            {[pair.keep, pair.gone].map((customer) => (
              <Stack key={customer.id} as="span" canShrink>
                <span className={css.name}>{customer.fullName}</span>
                <Text tone="muted" size="label">
                  {customer.phone ? formatPhone(customer.phone) : CUSTOMERS_TEXTS.noPhone}
                  {' · '}
                  {plural(customer.bookingsCount, BOOKING_FORMS)}
                </Text>
              </Stack>
            ))}
            <Row as="span" gap={6} wrap>
              {pair.reasons.map((reason) => (
                <Badge key={reason} look="warning">
                  {LIKENESS_TEXTS[reason]}
                </Badge>
              ))}
            </Row>
            <Button onClick={() => setCompared(pair)}>{CUSTOMER_MERGE_TEXTS.compare}</Button>
          </li>
        ))}
      </ul>
      {dialog}
    </section>
  );
}
