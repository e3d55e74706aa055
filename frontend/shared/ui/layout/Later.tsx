import { useFirstScreenShown } from '@frontend/shared/lib/device/first-screen';
import { type ReactNode, Suspense } from 'react';
import { LatePart } from '../feedback/LatePart';

interface LaterProps {
  /** Replaces the children until they are loaded, or after a failure. Default: nothing. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/** Renders its lazily loaded children once the first screen is shown. */
export function Later({ fallback = null, children }: LaterProps) {
  if (!useFirstScreenShown()) return fallback;
  return <Suspense fallback={fallback && <LatePart>{fallback}</LatePart>}>{children}</Suspense>;
}
