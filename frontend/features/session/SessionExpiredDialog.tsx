import { Dialog } from '@frontend/shared/ui/dialogs/Dialog';
import { SHELL_TEXTS } from '@schema/texts/shell/shell';
import { LoginForm } from './LoginForm';
import css from './SessionExpiredDialog.module.css';

interface SessionExpiredDialogProps {
  readonly login: string;
  /** Gives up: the page is left for the sign-in page, and what was typed is lost. */
  readonly onGiveUp: () => void;
}

/** Signing in again over an open form, which stays as it was typed (docs/design.md). */
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
