import { useFreshQuery } from '@frontend/shared/data/queries/use-fresh-query';
import { lazyComponent } from '@frontend/shared/lib/device/lazy-component';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { LateDialog } from '@frontend/shared/ui/feedback/LateDialog';
import { QueryStatus } from '@frontend/shared/ui/feedback/QueryStatus';
import { Panel } from '@frontend/shared/ui/layout/Panel';
import { PAPER_TEMPLATES_TEXTS as texts } from '@schema/texts/papers/paper-templates';
import { PAPER_KINDS } from '@schema/values/papers/paper-kinds';
import Tags from 'lucide-react/icons/tags';
import { Suspense, useState } from 'react';
import { KindTemplates } from './KindTemplates';
import css from './PaperTemplates.module.css';
import { PaperTemplatesDocument } from './paper-templates.generated';

const TagCatalogue = lazyComponent(() => import('./TagCatalogue'));

/** Templates of the company's documents, by kind. */
export function PaperTemplates() {
  const [hasTags, setHasTags] = useState(false);
  const { data, query } = useFreshQuery(PaperTemplatesDocument, {
    variables: {},
    topics: ['profile'],
    answeredBy: [],
  });
  const templates = data?.paperTemplates;
  return (
    <Panel
      title={texts.title}
      hint={texts.hint}
      actions={
        <Button icon={<Tags />} onClick={() => setHasTags(true)}>
          {texts.tags}
        </Button>
      }
    >
      {templates ? (
        <ul className={css.kinds}>
          {PAPER_KINDS.map((kind) => (
            <KindTemplates
              key={kind}
              kind={kind}
              templates={templates.filter((template) => template.kind === kind)}
            />
          ))}
        </ul>
      ) : (
        <QueryStatus
          query={query}
          loading={texts.loading}
          title={texts.loadFailed}
          hint={null}
          hasNarrowButton
        />
      )}
      {hasTags && (
        <Suspense fallback={<LateDialog />}>
          <TagCatalogue onClose={() => setHasTags(false)} />
        </Suspense>
      )}
    </Panel>
  );
}
