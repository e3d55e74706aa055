import { useFreshQuery } from '@frontend/shared/data/queries/use-fresh-query';
import { refusalOf } from '@frontend/shared/data/requests/refusal';
import { useMoment } from '@frontend/shared/data/use-moment';
import { useShellSlots } from '@frontend/shared/lib/overlays/shell-slots';
import { Badge } from '@frontend/shared/ui/badges/Badge';
import { EmptyState } from '@frontend/shared/ui/feedback/EmptyState';
import { PageStatus } from '@frontend/shared/ui/feedback/QueryStatus';
import { PageHead } from '@frontend/shared/ui/layout/Page';
import { Row } from '@frontend/shared/ui/layout/Row';
import { PAPER_KIND_TEXTS } from '@schema/texts/papers/paper-kind-texts';
import {
  PAPER_TEMPLATES_TEXTS,
  PAPER_TEMPLATE_TEXTS as texts,
} from '@schema/texts/papers/paper-templates';
import SearchX from 'lucide-react/icons/search-x';
import type { ReactNode } from 'react';
import { PaperTemplateDocument, type TemplateFactsFragment } from './paper-templates.generated';
import { TemplateActions } from './TemplateActions';
import { TemplateTags } from './TemplateTags';

interface TemplatePageProps {
  readonly id: number;
  /** Link to the page of the company. */
  readonly back: ReactNode;
  /** Whether the user may see bookings with their customers. */
  readonly seesBookings: boolean;
}

/** An uploaded template: whether it is in use, its tags and an example of each. */
export function TemplatePage({ id, back, seesBookings }: TemplatePageProps) {
  const { data, query } = useFreshQuery(PaperTemplateDocument, {
    variables: { id },
    topics: ['profile'],
    answeredBy: ['setPaperTemplate'],
  });
  const template = data?.paperTemplate;
  if (template) {
    return (
      <>
        <Head template={template} back={back} />
        <TemplateActions template={template} />
        <TemplateTags template={template} seesBookings={seesBookings} />
      </>
    );
  }
  return (
    <>
      {back}
      {refusalOf(query.error)?.code === 'NOT_FOUND' ? (
        <NoTemplate />
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

/** No template has this address. */
export function NoTemplate() {
  return (
    <EmptyState
      level={1}
      icon={<SearchX />}
      title={texts.notFound}
      description={texts.notFoundHint}
    />
  );
}

interface HeadProps {
  readonly template: TemplateFactsFragment;
  readonly back: ReactNode;
}

function Head({ template, back }: HeadProps) {
  const moment = useMoment();
  const title = texts.title(PAPER_KIND_TEXTS[template.kind]);
  useShellSlots({ title });
  const { fileName, usedSince, isStrict, faults, uploadedAt, userLogin } = template;
  return (
    <>
      <Row gap={8} align="center">
        {back}
        <PageHead
          title={title}
          subtitle={[fileName, texts.uploaded(moment(uploadedAt), userLogin)].join(' · ')}
        />
      </Row>
      <Row gap={8} wrap role="status">
        {usedSince === null ? (
          <Badge>{texts.notUsed}</Badge>
        ) : (
          <Badge look="success">{texts.usedSince(moment(usedSince))}</Badge>
        )}
        {isStrict && <Badge>{PAPER_TEMPLATES_TEXTS.strict}</Badge>}
        {faults > 0 && <Badge look="warning">{PAPER_TEMPLATES_TEXTS.faults(faults)}</Badge>}
      </Row>
    </>
  );
}
