import { Dialog } from '@frontend/shared/ui/dialogs/Dialog';
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
      <div className={css.body}>
        <p className={css.text}>{SHELL_TEXTS.sessionExpiredDescription}</p>
        <LoginForm login={login} />
      </div>
    </Dialog>
  );
}
