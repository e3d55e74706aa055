import { reportFirstScreen } from '@frontend/shared/lib/device/first-screen';
import { Spinner } from '@frontend/shared/ui/feedback/Spinner';
import { SHELL_TEXTS } from '@schema/texts/shell/shell';
import { Suspense, useEffect } from 'react';
import { Route, Routes } from 'react-router-dom';
import type { AppRoute } from './app-route';
import { CrashBoundary } from './CrashBoundary';
import { LateScreen } from './late/LateScreen';

/** Reports a screen that is rendered. */
function Shown() {
  useEffect(reportFirstScreen, []);
  return null;
}

/** The screen of a route, loaded on first render, with its own error boundary. */
export function RouteScreen({ route }: { readonly route: AppRoute }) {
  const Screen = route.screen;
  const screen = route.reportsData ? (
    <Screen />
  ) : (
    <>
      <Screen />
      <Shown />
    </>
  );
  useEffect(() => document.getElementById('skeleton')?.remove(), []);
  useEffect(() => {
    document.title = `${route.title} · ${SHELL_TEXTS.productName}`;
  }, [route.title]);
  return (
    <CrashBoundary key={route.path}>
      <Suspense
        fallback={
          <LateScreen>
            <Spinner description={SHELL_TEXTS.screenLoading} />
          </LateScreen>
        }
      >
        <Routes>
          <Route path={route.path} element={screen} />
        </Routes>
      </Suspense>
    </CrashBoundary>
  );
}
