import { Badge } from '@frontend/shared/ui/badges/Badge';
import { EmptyState } from '@frontend/shared/ui/feedback/EmptyState';
import { InfoPanel } from '@frontend/shared/ui/layout/InfoPanel';
import { Panel } from '@frontend/shared/ui/layout/Panel';
import { Row } from '@frontend/shared/ui/layout/Row';
import { CardLine, Records } from '@frontend/shared/ui/lists/Records';
import textCss from '@frontend/shared/ui/styles/text.module.css';
import {
  tagNote,
  PAPER_TEMPLATE_TEXTS as texts,
  writtenTag,
} from '@schema/texts/papers/paper-templates';
import { isFaultyTag } from '@schema/values/papers/paper-templates';
import Braces from 'lucide-react/icons/braces';
import type { TemplateFactsFragment, TemplateTagFactsFragment } from './paper-templates.generated';
import { TemplateExample } from './TemplateExample';
import css from './TemplateTags.module.css';
import { useTemplateExample } from './useTemplateExample';

interface TemplateTagsProps {
  readonly template: TemplateFactsFragment;
  /** Whether the user may see bookings with their customers. */
  readonly seesBookings: boolean;
}

/** The tags of a template, what each prints and what for a booking. */
export function TemplateTags({ template, seesBookings }: TemplateTagsProps) {
  const example = useTemplateExample(template, seesBookings);
  const { tags, faults } = template;
  return (
    <Panel
      title={texts.tagsTitle}
      hint={tags.length > 0 && faults === 0 ? texts.allFine : undefined}
    >
      {seesBookings && <TemplateExample template={template} example={example} />}
      {faults > 0 && (
        <InfoPanel look="warning" title={texts.faultsTitle(faults)}>
          {texts.faultsHint}
        </InfoPanel>
      )}
      {tags.length === 0 ? (
        <EmptyState
          level={2}
          icon={<Braces />}
          title={texts.noTags}
          description={texts.noTagsHint}
        />
      ) : (
        <TagRows tags={tags} exampleOf={seesBookings ? example.textOf : null} />
      )}
    </Panel>
  );
}

interface TagRowsProps {
  readonly tags: readonly TemplateTagFactsFragment[];
  /** Null: without examples. */
  readonly exampleOf: ((name: string) => string) | null;
}

function TagRows({ tags, exampleOf }: TagRowsProps) {
  const rows = tags.map((tag, id) => ({ ...tag, id }));
  const written = (tag: TemplateTagFactsFragment) => (
    <code className={css.written}>{writtenTag(tag)}</code>
  );
  const meaning = (tag: TemplateTagFactsFragment) => (
    <Row gap={8} align="center" wrap>
      {isFaultyTag(tag) && <Badge look="warning">{texts.wrong}</Badge>}
      {tagNote(tag)}
    </Row>
  );
  const example = ({ name }: TemplateTagFactsFragment) => (
    <span className={css.example}>{exampleOf?.(name)}</span>
  );
  return (
    <Records
      label={texts.tagsList}
      rows={rows}
      columns={[
        { title: texts.tag, cell: written },
        { title: texts.count, cell: ({ count }) => texts.times(count) },
        { title: texts.meaning, cell: meaning },
        ...(exampleOf ? [{ title: texts.example, cell: example }] : []),
      ]}
      areCardsDense
      card={(tag) => (
        <>
          <CardLine>
            {written(tag)}
            <span className={textCss.quiet}>{texts.times(tag.count)}</span>
          </CardLine>
          {meaning(tag)}
          {exampleOf && example(tag)}
        </>
      )}
    />
  );
}
