import { useFreshQuery } from '@frontend/shared/data/queries/use-fresh-query';
import { PaperLine } from '@frontend/shared/papers/PaperLine';
import { ButtonLink } from '@frontend/shared/ui/buttons/ButtonLink';
import { QueryStatus } from '@frontend/shared/ui/feedback/QueryStatus';
import { Panel } from '@frontend/shared/ui/layout/Panel';
import { Text } from '@frontend/shared/ui/layout/Text';
import { DividedList } from '@frontend/shared/ui/lists/List';
import { CACHE_AGES_MS, CLIENT_CARD } from '@schema/constants';
import { CUSTOMER_PAPERS_TEXTS, PAPER_LIST_TEXTS } from '@schema/texts/papers/paper-list';
import { PAPER_TEXTS } from '@schema/texts/papers/paper-page';
import { RENTAL_PAPERS_TEXTS } from '@schema/texts/papers/papers';
import { Link } from 'react-router-dom';
import css from './PaperRows.module.css';
import { CustomerPapersDocument } from './paper-list.generated';

interface CustomerPapersProps {
  readonly customerId: number;
  /** Path of a booking over this page; null: no permission. */
  readonly bookingLink: ((bookingId: number) => string) | null;
  /** The list of all documents of the customer. */
  readonly allPath: string;
}

/** «Документы» on the card of a customer: the latest ones, and a link to the others. */
export default function CustomerPapers({ customerId, bookingLink, allPath }: CustomerPapersProps) {
  const { shown, query } = useFreshQuery(CustomerPapersDocument, {
    variables: { customerId, pageSize: CLIENT_CARD.papers },
    maxAgeMs: CACHE_AGES_MS.customers,
    topics: ['papers', 'customers', 'bookings'],
  });
  const page = shown?.papers;
  return (
    <Panel title={RENTAL_PAPERS_TEXTS.title}>
      <QueryStatus
        query={query}
        isLoaded={page !== undefined}
        loading={RENTAL_PAPERS_TEXTS.loading}
        title={RENTAL_PAPERS_TEXTS.loadFailed}
        hint={null}
      />
      {page?.total === 0 && (
        <Text as="p" tone="muted">
          {PAPER_LIST_TEXTS.none}
        </Text>
      )}
      {page && page.items.length > 0 && (
        <DividedList label={RENTAL_PAPERS_TEXTS.title}>
          {page.items.map((paper) => (
            <PaperLine key={paper.id} paper={paper}>
              {paper.bookingId !== null && bookingLink && (
                // The dialog adds its own history entry.
                <Link className={css.booking} to={bookingLink(paper.bookingId)} replace>
                  {PAPER_TEXTS.booking(paper.bookingId)}
                </Link>
              )}
            </PaperLine>
          ))}
        </DividedList>
      )}
      {page && page.total > page.items.length && (
        <div>
          <ButtonLink target={{ to: allPath }}>{CUSTOMER_PAPERS_TEXTS.all(page.total)}</ButtonLink>
        </div>
      )}
    </Panel>
  );
}
