import { CustomerMoneyDocument } from '@frontend/gql/graphql';
import { useFreshQuery } from '@frontend/shared/data/use-fresh-query';
import { MoneyBadges } from '@frontend/shared/money/MoneyBadges';
import { MoneyMarksFailure } from '@frontend/shared/money/MoneyMarksFailure';
import { CACHE_AGES_MS } from '@schema/constants';
import { customerWords } from '@schema/texts/money/money-marks';
import css from './ClientCard.module.css';

/** What the customer owes or is owed over all rentals, and the deposits held. */
export function ClientMoney({ id }: { readonly id: number }) {
  const { shown, query } = useFreshQuery(CustomerMoneyDocument, {
    variables: { customerId: id },
    maxAgeMs: CACHE_AGES_MS.customers,
    topic: 'money',
  });
  const words = shown ? customerWords(shown.customerMoney) : [];
  return (
    <>
      <MoneyMarksFailure query={query} />
      {words.length > 0 && (
        <p className={css.owed}>
          <MoneyBadges words={words} />
        </p>
      )}
    </>
  );
}
