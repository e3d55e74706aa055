import { useFirstScreenShown } from '@frontend/shared/lib/device/first-screen';
import { type ReactNode, Suspense } from 'react';

/** Renders its lazily loaded children once the first screen is shown; nothing before. */
export function Later({ children }: { readonly children: ReactNode }) {
  return useFirstScreenShown() ? <Suspense>{children}</Suspense> : null;
}
