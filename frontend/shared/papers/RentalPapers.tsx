import { useFreshQuery } from '@frontend/shared/data/queries/use-fresh-query';
import { useLeave } from '@frontend/shared/lib/overlays/leave-guard';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { ErrorBox } from '@frontend/shared/ui/feedback/ErrorBox';
import { QueryStatus } from '@frontend/shared/ui/feedback/QueryStatus';
import { Row } from '@frontend/shared/ui/layout/Row';
import { Stack } from '@frontend/shared/ui/layout/Stack';
import { Text } from '@frontend/shared/ui/layout/Text';
import { PAPER_KIND_TEXTS } from '@schema/texts/papers/paper-kind-texts';
import { RENTAL_PAPERS_TEXTS as texts } from '@schema/texts/papers/papers';
import { PAPER_KINDS, type PaperKind } from '@schema/values/papers/paper-kinds';
import FileText from 'lucide-react/icons/file-text';
import { PaperLine } from './PaperLine';
import { RentalPapersDocument } from './papers.generated';
import css from './RentalPapers.module.css';
import { shownOffers } from './shown-offers';
import { useIssuePaper } from './useIssuePaper';

interface RentalPapersProps {
  readonly bookingId: number;
  /** Kinds to list and to issue. */
  readonly kinds?: readonly PaperKind[];
}

/** «Документы» of a rental: the issued ones, and a button for each that can be issued now. */
export default function RentalPapers({ bookingId, kinds = PAPER_KINDS }: RentalPapersProps) {
  const { shown, query } = useFreshQuery(RentalPapersDocument, {
    variables: { bookingId },
    topics: ['papers', 'bookings', 'carState'],
  });
  const { issue, pending, error } = useIssuePaper();
  const leave = useLeave();
  const rental = shown?.rentalPapers;
  const papers = rental?.papers.filter(({ kind }) => kinds.includes(kind)) ?? [];
  const offers = rental?.offers.filter(({ kind }) => kinds.includes(kind)) ?? [];
  const { open, refused } = shownOffers(offers, papers);
  return (
    <Stack as="section" gap={8} aria-label={texts.title}>
      <Text as="h3" weight={650} size="input">
        {texts.title}
      </Text>
      <QueryStatus
        query={query}
        isLoaded={rental !== undefined}
        loading={texts.loading}
        title={texts.loadFailed}
        hint={null}
      />
      {papers.length > 0 && (
        <ul className={css.papers} aria-label={texts.title}>
          {papers.map((paper) => (
            <PaperLine key={paper.id} paper={paper} />
          ))}
        </ul>
      )}
      {open.length > 0 && (
        <Row gap={8} wrap>
          {open.map(({ kind }) => (
            <Button
              key={kind}
              className={css.issue}
              icon={<FileText />}
              aria-label={texts.issue(kind)}
              isPending={pending === kind}
              disabled={pending !== null && pending !== kind}
              onClick={() => leave(() => void issue(bookingId, kind))}
            >
              {PAPER_KIND_TEXTS[kind]}
            </Button>
          ))}
        </Row>
      )}
      {refused.map(({ kind, refusal }) => (
        <Text key={kind} as="p" tone="muted" size="label">
          {PAPER_KIND_TEXTS[kind]}: {refusal}
        </Text>
      ))}
      {error !== null && <ErrorBox message={error} />}
    </Stack>
  );
}
