import { useMoment } from '@frontend/shared/data/use-moment';
import { Badge } from '@frontend/shared/ui/badges/Badge';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { ErrorBox } from '@frontend/shared/ui/feedback/ErrorBox';
import { Row } from '@frontend/shared/ui/layout/Row';
import { Text } from '@frontend/shared/ui/layout/Text';
import { PAPER_KIND_TEXTS } from '@schema/texts/papers/paper-kind-texts';
import { PAPER_TEMPLATES_TEXTS as texts } from '@schema/texts/papers/paper-templates';
import type { PaperKind } from '@schema/values/papers/paper-kinds';
import Download from 'lucide-react/icons/download';
import { Link } from 'react-router-dom';
import css from './PaperTemplates.module.css';
import type { ListedTemplateFactsFragment } from './paper-templates.generated';
import { templatePath } from './template-path';
import { UploadButton, UploadState } from './UploadButton';
import { useSampleDownload } from './useSampleDownload';
import { useTemplateUpload } from './useTemplateUpload';

interface KindTemplatesProps {
  readonly kind: PaperKind;
  /** The latest first. */
  readonly templates: readonly ListedTemplateFactsFragment[];
}

/** A kind of document: what it is filled from, its uploaded templates, upload and sample. */
export function KindTemplates({ kind, templates }: KindTemplatesProps) {
  const title = PAPER_KIND_TEXTS[kind];
  const upload = useTemplateUpload(kind);
  const sample = useSampleDownload(kind);
  return (
    <li className={css.kind} aria-label={title}>
      <div className={css.names}>
        <Row gap={8} align="center" wrap>
          <Text as="h3" weight={600}>
            {title}
          </Text>
          {!templates.some(({ usedSince }) => usedSince !== null) && (
            <Badge>{texts.isDefault}</Badge>
          )}
        </Row>
        {templates.length > 0 && (
          <ul className={css.files}>
            {templates.map((template) => (
              <TemplateLine key={template.id} template={template} />
            ))}
          </ul>
        )}
      </div>
      <Row gap={8} wrap className={css.actions}>
        <UploadButton label={texts.uploadOf(title)} upload={upload}>
          {texts.upload}
        </UploadButton>
        <Button
          icon={<Download />}
          isPending={sample.isPending}
          aria-label={texts.sampleOf(title)}
          onClick={sample.save}
        >
          {texts.sample}
        </Button>
      </Row>
      <UploadState upload={upload} />
      {sample.failure !== null && (
        <div className={css.failure}>
          <ErrorBox message={sample.failure} />
        </div>
      )}
    </li>
  );
}

function TemplateLine({ template }: { readonly template: ListedTemplateFactsFragment }) {
  const moment = useMoment();
  const { id, fileName, usedSince, isStrict, faults, uploadedAt, userLogin } = template;
  return (
    <li className={css.file}>
      <Link className={css.link} to={templatePath(id)}>
        {fileName}
      </Link>
      {usedSince !== null && <Badge look="success">{texts.used}</Badge>}
      {isStrict && <Badge>{texts.strict}</Badge>}
      {faults > 0 && <Badge look="warning">{texts.faults(faults)}</Badge>}
      <Text tone="muted" size="label">
        {`${moment(uploadedAt)} · ${userLogin}`}
      </Text>
    </li>
  );
}
