import { Button } from '@frontend/shared/ui/buttons/Button';
import { ErrorBox } from '@frontend/shared/ui/feedback/ErrorBox';
import { Row } from '@frontend/shared/ui/layout/Row';
import { Stack } from '@frontend/shared/ui/layout/Stack';
import { Text } from '@frontend/shared/ui/layout/Text';
import { CardGrid } from '@frontend/shared/ui/records/Cards';
import { REQUEST_FORMS, REVIEW_LINK_TEXTS, REVIEWS_TEXTS } from '@schema/texts/reports/reviews';
import { plural } from '@schema/values/words/plural';
import Link2 from 'lucide-react/icons/link-2';
import { LinkList } from '../links/LinkList';
import type { useReviewLinks } from '../links/useReviewLinks';
import css from '../Reviews.module.css';
import type { QueueSource } from './queue-sources';
import { ReviewCard } from './ReviewCard';
import type { ReviewFacts } from './useReviewQueue';

interface SourcePanelProps {
  readonly source: QueueSource;
  readonly requests: readonly ReviewFacts[];
  readonly links: ReturnType<typeof useReviewLinks>;
}

/** Pending requests of a source and links to send them from a phone (requirements.md, R3). */
export function SourcePanel({ source, requests, links }: SourcePanelProps) {
  const list = links.listOf(source.id);
  const failure = links.failureOf(source.id);
  const linkOf = (requestId: number) => {
    const path = list?.links.find((link) => link.requestId === requestId)?.shortPath;
    return path === undefined ? null : window.location.origin + path;
  };
  const ids = requests.map(({ id }) => id);
  return (
    <Stack as="section" gap={12} className={css.panel} aria-label={source.name}>
      <Row as="header" gap={16} rowGap={8} align="center" justify="between" wrap>
        <div>
          <Text as="h2" size="tile" weight={650} hasOwnLine>
            {source.name}
          </Text>
          <Text as="p" tone="muted" size="label">
            {plural(requests.length, REQUEST_FORMS)}
          </Text>
        </div>
        <Button
          icon={<Link2 />}
          isPending={links.isPending(source.id)}
          onClick={() => void links.create(source.id, ids)}
        >
          {list ? REVIEW_LINK_TEXTS.renew : REVIEW_LINK_TEXTS.create}
        </Button>
      </Row>
      {failure && <ErrorBox message={failure} />}
      {list && <LinkList list={list} leftMs={links.leftOf(list)} />}
      <CardGrid label={`${REVIEWS_TEXTS.requests}: ${source.name}`}>
        {requests.map((request) => (
          <ReviewCard key={request.id} request={request} link={linkOf(request.id)} />
        ))}
      </CardGrid>
    </Stack>
  );
}
