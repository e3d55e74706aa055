import { useAttemptKey } from '@frontend/shared/data/commands/use-attempt-key';
import { useCommand } from '@frontend/shared/data/commands/use-command';
import { commandFailureText } from '@frontend/shared/data/requests/unanswered';
import { useCan } from '@frontend/shared/data/session';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { showToast } from '@frontend/shared/ui/feedback/toasts';
import { MESSAGES } from '@schema/messages';
import { SAMPLES_TEXTS } from '@schema/texts/board/samples';
import Sparkles from 'lucide-react/icons/sparkles';
import { useState } from 'react';
import { LoadSamplesDocument } from './samples.generated';

/** Fills an empty company with samples; null without the permission. */
export function LoadSamples() {
  const canLoad = useCan('manage_users');
  const load = useCommand('loadSamples', LoadSamplesDocument);
  const keyOf = useAttemptKey();
  const [isPending, setPending] = useState(false);
  if (!canLoad) return null;
  async function start() {
    setPending(true);
    try {
      await load({}, { key: keyOf('samples') });
      showToast('success', SAMPLES_TEXTS.loaded);
    } catch (error) {
      showToast('error', commandFailureText(error, MESSAGES.samples.loadFailed));
    }
    setPending(false);
  }
  return (
    <Button icon={<Sparkles />} isPending={isPending} onClick={() => void start()}>
      {SAMPLES_TEXTS.load}
    </Button>
  );
}
