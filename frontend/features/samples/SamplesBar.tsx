import { useCommand } from '@frontend/shared/data/commands/use-command';
import { useFreshQuery } from '@frontend/shared/data/queries/use-fresh-query';
import { useUncachedQuery } from '@frontend/shared/data/queries/use-uncached-query';
import { failureText } from '@frontend/shared/data/requests/failure-text';
import { useQuestion } from '@frontend/shared/forms/use-question';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { ConfirmDialog } from '@frontend/shared/ui/dialogs/ConfirmDialog';
import { showToast } from '@frontend/shared/ui/feedback/toasts';
import { Row } from '@frontend/shared/ui/layout/Row';
import { MESSAGES } from '@schema/messages';
import { removalText, SAMPLES_TEXTS } from '@schema/texts/board/samples';
import { KIT_TEXTS } from '@schema/texts/shell/shell';
import Trash2 from 'lucide-react/icons/trash';
import { type ReactNode, useState } from 'react';
import css from './SamplesBar.module.css';
import {
  RemoveSamplesDocument,
  SamplesLoadedDocument,
  SamplesRemovalDocument,
} from './samples.generated';

interface SamplesBarProps {
  /** Shown without samples: a small screen has space for one bar. */
  readonly otherwise?: ReactNode;
}

/** Notes that there are samples, until they are removed. */
export default function SamplesBar({ otherwise = null }: SamplesBarProps) {
  const { data } = useFreshQuery(SamplesLoadedDocument, { variables: {}, topics: ['cars'] });
  const [isAsking, setAsking] = useState(false);
  if (!data) return null;
  if (!data.samples.isLoaded) return otherwise;
  return (
    <Row
      as="section"
      gap={12}
      rowGap={6}
      align="center"
      wrap
      className={css.bar}
      aria-label={SAMPLES_TEXTS.title}
    >
      <p className={css.text}>{SAMPLES_TEXTS.bar}</p>
      <Button icon={<Trash2 />} onClick={() => setAsking(true)}>
        {SAMPLES_TEXTS.remove}
      </Button>
      {isAsking && <RemoveSamplesQuestion onClose={() => setAsking(false)} />}
    </Row>
  );
}

const NO_VARIABLES = {};

/** Confirms the removal of the samples and lists the remaining records. */
function RemoveSamplesQuestion({ onClose }: { readonly onClose: () => void }) {
  const { data, error, refetch } = useUncachedQuery(SamplesRemovalDocument, NO_VARIABLES);
  const remove = useCommand('removeSamples', RemoveSamplesDocument);
  const question = useQuestion(MESSAGES.samples.removeFailed, async () => {
    if (!data) {
      await refetch();
      return;
    }
    await remove({});
    showToast('success', SAMPLES_TEXTS.removed);
    onClose();
  });
  const failure = error ? failureText(error, MESSAGES.samples.readFailed) : null;
  return (
    <ConfirmDialog
      title={SAMPLES_TEXTS.removeQuestion}
      description={data ? removalText(data.samples) : failure === null && SAMPLES_TEXTS.reading}
      confirmTitle={data || !failure ? SAMPLES_TEXTS.remove : KIT_TEXTS.retry}
      cancelTitle={SAMPLES_TEXTS.keep}
      isDangerous
      {...question}
      error={question.error ?? failure}
      isPending={question.isPending || (!data && failure === null)}
      onClose={onClose}
    />
  );
}
