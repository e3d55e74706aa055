import {
  needsReload,
  retryFetches,
  useFetchFailure,
} from '@frontend/shared/lib/device/fetch-failure';
import { LATE_TEXTS } from '@schema/texts/shell/late';
import { KIT_TEXTS, SHELL_TEXTS } from '@schema/texts/shell/shell';
import type { ReactNode } from 'react';
import { Button } from '../buttons/Button';
import { ErrorBox } from './ErrorBox';

/**
 * Stands in for a part of a page whose code is loading: the children, and the reason once that
 * fails.
 */
export function LatePart({ children }: { readonly children?: ReactNode }) {
  const failure = useFetchFailure();
  if (!failure) return children;
  const isReload = needsReload(failure);
  return (
    <ErrorBox message={LATE_TEXTS.part[failure]}>
      <div>
        <Button onClick={isReload ? () => location.reload() : retryFetches}>
          {isReload ? SHELL_TEXTS.crashedAction : KIT_TEXTS.retry}
        </Button>
      </div>
    </ErrorBox>
  );
}
