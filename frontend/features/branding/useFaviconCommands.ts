import { sendChange } from '@frontend/shared/data/commands/own-changes';
import { uploadFile } from '@frontend/shared/data/commands/upload-file';
import { useCommand } from '@frontend/shared/data/commands/use-command';
import { useFreshQuery } from '@frontend/shared/data/queries/use-fresh-query';
import { failureText } from '@frontend/shared/data/requests/failure-text';
import { keepFavicon } from '@frontend/shared/lib/device/favicon';
import { useBriefMessage } from '@frontend/shared/lib/use-brief-message';
import { BRANDING_MESSAGE_MS } from '@schema/constants';
import { MESSAGES } from '@schema/messages';
import { useState } from 'react';
import { BrandingDocument, ResetFaviconDocument } from './branding.generated';
import { faviconFault } from './favicon-file';

const { branding } = MESSAGES;

/** The version of the branding that the screen shows. */
function useShownVersion() {
  const { data, refetch } = useFreshQuery(BrandingDocument, {
    variables: {},
    topics: ['branding'],
    // The answer of an upload has no version: `readAgain` follows.
    answeredBy: ['uploadFavicon', 'resetFavicon'],
  });
  const readAgain = async () => {
    const { data: fresh } = await refetch();
    if (!fresh) throw new Error(MESSAGES.generic.error);
    return fresh.branding.version;
  };
  return { version: async () => data?.branding.version ?? (await readAgain()), readAgain };
}

/** Sets and resets the favicon, one request at a time, with toasts (requirements.md, E11). */
export function useFaviconCommands() {
  const { message, tell } = useBriefMessage(BRANDING_MESSAGE_MS);
  /** Upload progress, 0 to 1; null when idle. */
  const [progress, setProgress] = useState<number | null>(null);
  const [isResetting, setResetting] = useState(false);
  const shown = useShownVersion();
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
      const version = String(await shown.version());
      const url = await sendChange('uploadFavicon', [], (headers) =>
        uploadFile({
          path: '/api/uploads/site/favicon',
          field: 'favicon',
          file,
          headers,
          fields: { version },
          onProgress: setProgress,
        }),
      );
      await shown.readAgain().catch(() => undefined);
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
      await sendReset({ version: await shown.version() });
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
