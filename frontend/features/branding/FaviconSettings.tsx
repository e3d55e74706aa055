import { DEFAULT_FAVICON, useFavicon } from '@frontend/shared/lib/device/favicon';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { ErrorBox } from '@frontend/shared/ui/feedback/ErrorBox';
import { SettingsGroup } from '@frontend/shared/ui/fields/SettingsGroup';
import { InfoPanel } from '@frontend/shared/ui/layout/InfoPanel';
import { Row } from '@frontend/shared/ui/layout/Row';
import { Text } from '@frontend/shared/ui/layout/Text';
import { FAVICON_UPLOAD } from '@schema/constants/uploads';
import { FAVICON_TEXTS } from '@schema/texts/board/editor';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Upload from 'lucide-react/icons/upload';
import { type ChangeEvent, useRef, useState } from 'react';
import css from './FaviconSettings.module.css';
import { useFaviconCommands } from './useFaviconCommands';

/** Uploads or resets the favicon (requirements.md, E9). */
export function FaviconSettings() {
  const url = useFavicon();
  const commands = useFaviconCommands();
  const { message, progress, isBusy } = commands;
  const input = useRef<HTMLInputElement>(null);

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // Without a reset, choosing the same file again fires no change event.
    target.value = '';
    if (file) commands.upload(file);
  };

  return (
    <SettingsGroup title={FAVICON_TEXTS.title}>
      <Row gap={14} align="center">
        <FaviconPicture key={url} url={url} />
        <div>
          <Text as="div" weight={600}>
            {url ? FAVICON_TEXTS.isOwn : FAVICON_TEXTS.isDefault}
          </Text>
          <Text as="p" tone="muted" size="label">
            {FAVICON_TEXTS.hint}
          </Text>
        </div>
      </Row>
      <input
        ref={input}
        className={css.input}
        type="file"
        tabIndex={-1}
        aria-label={FAVICON_TEXTS.upload}
        accept={FAVICON_UPLOAD.accept}
        onChange={choose}
      />
      <Row gap={8} wrap>
        <Button
          icon={<Upload />}
          isPending={progress !== null}
          onClick={() => input.current?.click()}
        >
          {url ? FAVICON_TEXTS.replace : FAVICON_TEXTS.upload}
        </Button>
        <Button
          icon={<RotateCcw />}
          disabled={url === null || (isBusy && !commands.isResetting)}
          isPending={commands.isResetting}
          onClick={commands.reset}
        >
          {FAVICON_TEXTS.reset}
        </Button>
      </Row>
      {progress !== null && (
        <progress className={css.progress} aria-label={FAVICON_TEXTS.uploading} value={progress} />
      )}
      {message?.kind === 'error' && <ErrorBox message={message.text} />}
      <div className={css.message} role="status">
        {message?.kind === 'success' && <InfoPanel look="success">{message.text}</InfoPanel>}
      </div>
    </SettingsGroup>
  );
}

/** Falls back to the default icon on a load error (requirements.md, E10). */
function FaviconPicture({ url }: { readonly url: string | null }) {
  const [isBroken, setBroken] = useState(false);
  return (
    <img
      className={css.picture}
      src={url === null || isBroken ? DEFAULT_FAVICON : url}
      alt={FAVICON_TEXTS.picture}
      width={40}
      height={40}
      onError={() => setBroken(true)}
    />
  );
}
