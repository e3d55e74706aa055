import { BrandBadge } from '@frontend/app/shell/navigation/BrandBadge';
import { Spinner } from '@frontend/shared/ui/feedback/Spinner';
import { SHELL_TEXTS } from '@schema/texts/shell/shell';
import css from '../screens.module.css';

/** Shown while the session is being resolved (requirements.md, A12). */
export function LoadingScreen() {
  return (
    <main className={css.centred}>
      <BrandBadge size="large" />
      <Spinner description={SHELL_TEXTS.loading} />
    </main>
  );
}
