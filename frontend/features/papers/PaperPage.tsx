import { useFreshQuery } from '@frontend/shared/data/queries/use-fresh-query';
import { refusalOf } from '@frontend/shared/data/requests/refusal';
import { useMoment } from '@frontend/shared/data/use-moment';
import { lazyComponent } from '@frontend/shared/lib/device/lazy-component';
import type { PaperFactsFragment } from '@frontend/shared/papers/papers.generated';
import { usePaperFile } from '@frontend/shared/papers/usePaperFile';
import { Badge } from '@frontend/shared/ui/badges/Badge';
import { EmptyState } from '@frontend/shared/ui/feedback/EmptyState';
import { LoadFailure, PageStatus } from '@frontend/shared/ui/feedback/QueryStatus';
import { Spinner } from '@frontend/shared/ui/feedback/Spinner';
import { InfoPanel } from '@frontend/shared/ui/layout/InfoPanel';
import { Row } from '@frontend/shared/ui/layout/Row';
import { PAPER_TEXTS as texts } from '@schema/texts/papers/paper-page';
import CircleCheck from 'lucide-react/icons/circle-check';
import SearchX from 'lucide-react/icons/search-x';
import { type ReactNode, Suspense, useCallback, useState } from 'react';
import { PaperActions } from './PaperActions';
import { PaperHead } from './PaperHead';
import { PaperNotes } from './PaperNotes';
import { PaperDocument } from './paper.generated';

const PaperPages = lazyComponent(() => import('@frontend/shared/papers/PaperPages'));

interface PaperPageProps {
  readonly id: number;
  /** Link to where the page was opened from. */
  readonly back: ReactNode;
  /** Path of a booking; null: this user has no page that shows it. */
  readonly bookingLink: ((bookingId: number) => string) | null;
}

/** An issued document: its pages, what is to be known before printing, and its actions. */
export function PaperPage({ id, back, bookingLink }: PaperPageProps) {
  const { data, query } = useFreshQuery(PaperDocument, {
    variables: { id },
    topics: ['papers', 'bookings'],
  });
  if (data) {
    const Shown = data.paper.fileDeletedAt === null ? WithFile : WithoutFile;
    return <Shown paper={data.paper} back={back} bookingLink={bookingLink} />;
  }
  return (
    <>
      {back}
      {refusalOf(query.error)?.code === 'NOT_FOUND' ? (
        <NoPaper />
      ) : (
        <PageStatus
          query={query}
          level={1}
          title={texts.loadFailed}
          hint={null}
          loading={texts.loading}
        />
      )}
    </>
  );
}

/** No document has this address. */
export function NoPaper() {
  return (
    <EmptyState
      level={1}
      icon={<SearchX />}
      title={texts.notFound}
      description={texts.notFoundHint}
    />
  );
}

interface ShownProps extends Omit<PaperPageProps, 'id'> {
  readonly paper: PaperFactsFragment;
}

/** A document whose file was deleted after the years that the company keeps files. */
function WithoutFile({ paper, back, bookingLink }: ShownProps) {
  const moment = useMoment();
  return (
    <>
      <PaperHead paper={paper} back={back} bookingLink={bookingLink} />
      <InfoPanel look="info" title={texts.deletedTitle}>
        {texts.deleted(moment(paper.fileDeletedAt ?? ''))}
      </InfoPanel>
      <PaperNotes paper={{ ...paper, missing: [] }} isIntact={null} />
    </>
  );
}

function WithFile({ paper, back, bookingLink }: ShownProps) {
  const { file, failure, isLoading, retry } = usePaperFile(paper);
  const [isDrawn, setDrawn] = useState(false);
  const onDrawn = useCallback(() => setDrawn(true), []);
  return (
    <>
      <PaperHead paper={paper} back={back} bookingLink={bookingLink} />
      <PaperActions paper={paper} bytes={file?.bytes ?? null} isDrawn={isDrawn} />
      <PaperNotes paper={paper} isIntact={file?.isIntact ?? null} />
      {file?.isIntact === true && (
        <Row>
          <Badge look="success" icon={<CircleCheck />}>
            {texts.intact}
          </Badge>
        </Row>
      )}
      {failure !== null && (
        <LoadFailure
          query={{ error: new Error(failure), isLoading, retry }}
          title={texts.fileFailed}
          hint={null}
        />
      )}
      {file === null && failure === null && <Spinner description={texts.fileLoading} />}
      {file && (
        <Suspense fallback={<Spinner description={texts.fileLoading} />}>
          <PaperPages key={paper.url} bytes={file.bytes} onDrawn={onDrawn} />
        </Suspense>
      )}
    </>
  );
}
