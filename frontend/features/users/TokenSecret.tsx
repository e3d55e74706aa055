import { copyText } from '@frontend/shared/lib/device/clipboard';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { IconButton } from '@frontend/shared/ui/buttons/IconButton';
import { showToast } from '@frontend/shared/ui/feedback/toasts';
import { InfoPanel } from '@frontend/shared/ui/layout/InfoPanel';
import { Row } from '@frontend/shared/ui/layout/Row';
import { MESSAGES } from '@schema/messages';
import { TOKENS_TEXTS } from '@schema/texts/people/users';
import Copy from 'lucide-react/icons/copy';
import css from './Access.module.css';

interface TokenSecretProps {
  readonly secret: string;
  readonly onDone: () => void;
}

/** The secret of a new token, shown once. */
export function TokenSecret({ secret, onDone }: TokenSecretProps) {
  const copy = async () => {
    if (await copyText(secret)) showToast('success', MESSAGES.clipboard.copied);
    else showToast('error', MESSAGES.clipboard.copyFailed);
  };
  return (
    <InfoPanel look="success">
      <p role="status">{TOKENS_TEXTS.created}</p>
      <Row gap={8} align="center">
        <output className={css.token} aria-label={TOKENS_TEXTS.secret}>
          {secret}
        </output>
        <IconButton
          look="framed"
          label={TOKENS_TEXTS.copy}
          icon={<Copy />}
          onClick={() => void copy()}
        />
      </Row>
      <Button onClick={onDone}>{TOKENS_TEXTS.done}</Button>
    </InfoPanel>
  );
}
