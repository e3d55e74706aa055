import { useCommand } from '@frontend/shared/data/commands/use-command';
import { useUncachedQuery } from '@frontend/shared/data/queries/use-uncached-query';
import { failureText } from '@frontend/shared/data/requests/failure-text';
import { useQuestion } from '@frontend/shared/forms/use-question';
import { ConfirmDialog } from '@frontend/shared/ui/dialogs/ConfirmDialog';
import { showToast } from '@frontend/shared/ui/feedback/toasts';
import { MESSAGES } from '@schema/messages';
import { removalText, SAMPLES_TEXTS } from '@schema/texts/board/samples';
import { KIT_TEXTS } from '@schema/texts/shell/shell';
import { RemoveSamplesDocument, SamplesRemovalDocument } from './samples.generated';

const NO_VARIABLES = {};

/** Asks before the samples are removed and names what stays. */
export function RemoveSamplesQuestion({ onClose }: { readonly onClose: () => void }) {
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
