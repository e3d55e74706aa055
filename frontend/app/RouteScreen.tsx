import { WithData } from '@frontend/shared/data/WithData';
import { reportFirstScreen } from '@frontend/shared/lib/device/first-screen';
import { lazyComponent } from '@frontend/shared/lib/device/lazy-component';
import { Spinner } from '@frontend/shared/ui/feedback/Spinner';
import { SHELL_TEXTS } from '@schema/texts/shell/shell';
import { type ComponentType, Suspense, useEffect } from 'react';
import { Route, Routes } from 'react-router-dom';
import { CrashBoundary } from './CrashBoundary';
import { LateScreen } from './late/LateScreen';
import { type AppRoute, ROUTES } from './routes';

/** Reports a screen that is rendered. */
function Shown() {
  useEffect(reportFirstScreen, []);
  return null;
}

const SCREENS: ReadonlyMap<string, ComponentType> = new Map(
  ROUTES.map(({ path, screen }) => [path, lazyComponent(screen)]),
);

/** The screen of a route, loaded on first render, with its own error boundary. */
export function RouteScreen({ route }: { readonly route: AppRoute }) {
  const Screen = SCREENS.get(route.path);
  if (!Screen) throw new Error(`The route ${route.path} has no screen.`);
  const screen = route.isBeforeData ? (
    <Screen />
  ) : (
    <>
      <Screen />
      <Shown />
    </>
  );
  const needsData = !route.isBare && !route.isBeforeData;
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
          <Route path={route.path} element={needsData ? <WithData>{screen}</WithData> : screen} />
        </Routes>
      </Suspense>
    </CrashBoundary>
  );
}
