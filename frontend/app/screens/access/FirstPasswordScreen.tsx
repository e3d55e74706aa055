import { BrandBadge } from '@frontend/app/shell/navigation/BrandBadge';
import { useSignOut } from '@frontend/app/shell/useSignOut';
import { FirstPasswordForm } from '@frontend/features/session/FirstPasswordForm';
import { ToastRegion } from '@frontend/shared/ui/feedback/ToastRegion';
import { OWN_PASSWORD_TEXTS } from '@schema/texts/people/own-password';
import { SHELL_TEXTS } from '@schema/texts/shell/shell';
import { useEffect } from 'react';
import css from '../screens.module.css';

/** Shown at any address after a sign-in with a one-time password. */
export default function FirstPasswordScreen({ login }: { readonly login: string }) {
  const { leave, isPending } = useSignOut();
  useEffect(() => {
    document.title = `${OWN_PASSWORD_TEXTS.firstTitle} · ${SHELL_TEXTS.productName}`;
  }, []);
  return (
    <main className={css.centred}>
      <div className={css.loginCard}>
        <div className={css.loginHead}>
          <BrandBadge size="large" />
          <div>
            <p className={css.product}>{SHELL_TEXTS.productName}</p>
            <p className={css.subtitle}>
              {SHELL_TEXTS.signedInAs} {login}
            </p>
          </div>
        </div>
        <h1 className={css.loginTitle}>{OWN_PASSWORD_TEXTS.firstTitle}</h1>
        <p className={css.loginHint}>{OWN_PASSWORD_TEXTS.firstHint}</p>
        <FirstPasswordForm login={login} onLeave={() => void leave()} isLeaving={isPending} />
      </div>
      <ToastRegion />
    </main>
  );
}
