import { Spinner } from '@frontend/shared/ui/Spinner';
import { SHELL_TEXTS } from '@schema/texts/shell';
import { BrandBadge } from '../shell/BrandBadge';
import css from './screens.module.css';

/** Shown while the session is being resolved (requirements.md, A12). */
export function LoadingScreen() {
  return (
    <main className={css.centred}>
      <BrandBadge size="large" />
      <Spinner description={SHELL_TEXTS.loading} />
    </main>
  );
}
