import { BrandBadge } from '@frontend/app/shell/navigation/BrandBadge';
import { Spinner } from '@frontend/shared/ui/feedback/Spinner';
import textCss from '@frontend/shared/ui/styles/text.module.css';
import { SHELL_TEXTS } from '@schema/texts/shell/shell';
import { useLayoutEffect, useState } from 'react';
import css from '../screens.module.css';

/** Whether the document still shows its skeleton, with the same text (frontend/index.html). */
const hasSkeleton = () =>
  'skeleton' in document.documentElement.dataset && document.getElementById('skeleton') !== null;

/** Shown while the session is being resolved (requirements.md, A12). */
export function LoadingScreen() {
  const [isDrawn] = useState(hasSkeleton);
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.loading = '';
    return () => {
      delete dataset.loading;
    };
  }, []);
  if (isDrawn) {
    return (
      <p className={textCss.spoken} role="status">
        {SHELL_TEXTS.loading}
      </p>
    );
  }
  return (
    <main className={css.centred}>
      <BrandBadge size="large" />
      <Spinner description={SHELL_TEXTS.loading} />
    </main>
  );
}
