import { Dialog } from '@frontend/shared/ui/dialogs/Dialog';
import { Stack } from '@frontend/shared/ui/layout/Stack';
import { Text } from '@frontend/shared/ui/layout/Text';
import { SHELL_TEXTS } from '@schema/texts/shell/shell';
import { LoginForm } from './LoginForm';
import css from './SessionExpiredDialog.module.css';

interface SessionExpiredDialogProps {
  readonly login: string;
  /** Goes to the sign-in page; typed values are lost. */
  readonly onGiveUp: () => void;
}

/** Sign-in dialog over an open form, which keeps its typed values (docs/design.md). */
export default function SessionExpiredDialog({ login, onGiveUp }: SessionExpiredDialogProps) {
  return (
    <Dialog title={SHELL_TEXTS.sessionExpiredTitle} size="small" onClose={onGiveUp}>
      <Stack gap={16} className={css.body}>
        <Text as="p" tone="label">
          {SHELL_TEXTS.sessionExpiredDescription}
        </Text>
        <LoginForm login={login} />
      </Stack>
    </Dialog>
  );
}
