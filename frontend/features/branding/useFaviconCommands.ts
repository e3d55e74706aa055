import { announce } from '@frontend/shared/data/commands/stale';
import { uploadFile } from '@frontend/shared/data/commands/upload-file';
import { useCommand } from '@frontend/shared/data/commands/use-command';
import { failureText } from '@frontend/shared/data/requests/failure-text';
import { keepFavicon } from '@frontend/shared/lib/device/favicon';
import { useBriefMessage } from '@frontend/shared/lib/use-brief-message';
import { BRANDING_MESSAGE_MS } from '@schema/constants';
import { MESSAGES } from '@schema/messages';
import { useState } from 'react';
import { ResetFaviconDocument } from './branding.generated';
import { faviconFault } from './favicon-file';

const { branding } = MESSAGES;

/** Sets and resets the favicon, one request at a time, with toasts (requirements.md, E11). */
export function useFaviconCommands() {
  const { message, tell } = useBriefMessage(BRANDING_MESSAGE_MS);
  /** Upload progress, 0 to 1; null when idle. */
  const [progress, setProgress] = useState<number | null>(null);
  const [isResetting, setResetting] = useState(false);
  const sendReset = useCommand('resetFavicon', ResetFaviconDocument);
  const isBusy = progress !== null || isResetting;

  const upload = async (file: File) => {
    const fault = faviconFault(file);
    if (isBusy || fault !== null) {
      if (fault !== null) tell('error', fault);
      return;
    }
    setProgress(0);
    try {
      const url = await uploadFile({
        path: '/api/uploads/site/favicon',
        field: 'favicon',
        file,
        onProgress: setProgress,
      });
      announce('uploadFavicon');
      if (url === null) {
        tell('error', branding.noUrl);
        return;
      }
      keepFavicon(url);
      tell('success', branding.uploaded);
    } catch (error) {
      tell('error', failureText(error, branding.uploadFailed));
    } finally {
      setProgress(null);
    }
  };

  const reset = async () => {
    if (isBusy) return;
    setResetting(true);
    try {
      await sendReset({});
      keepFavicon(null);
      tell('success', branding.reset);
    } catch (error) {
      tell('error', failureText(error, branding.resetFailed));
    } finally {
      setResetting(false);
    }
  };

  return {
    message,
    progress,
    isResetting,
    isBusy,
    upload: (file: File) => void upload(file),
    reset: () => void reset(),
  };
}
