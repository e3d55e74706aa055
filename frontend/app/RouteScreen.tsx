import { WithData } from '@frontend/shared/data/WithData';
import { reportFirstScreen } from '@frontend/shared/lib/device/first-screen';
import { Spinner } from '@frontend/shared/ui/feedback/Spinner';
import { SHELL_TEXTS } from '@schema/texts/shell/shell';
import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { Route, Routes } from 'react-router-dom';
import { CrashBoundary } from './CrashBoundary';
import { type AppRoute, ROUTES } from './routes';
import { NotReadyScreen } from './screens/access/NotReadyScreen';

/** Reports a screen that is rendered; the board waits for its rows. */
function Shown() {
  useEffect(reportFirstScreen, []);
  return null;
}

const SCREENS: ReadonlyMap<string, ComponentType> = new Map(
  ROUTES.map((route) => [route.path, route.screen ? lazy(route.screen) : NotReadyScreen]),
);

/** The screen of a route, loaded on first render, with its own error boundary. */
export function RouteScreen({ route }: { readonly route: AppRoute }) {
  const Screen = SCREENS.get(route.path) ?? NotReadyScreen;
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
      <Suspense fallback={<Spinner description={SHELL_TEXTS.screenLoading} />}>
        <Routes>
          <Route path={route.path} element={needsData ? <WithData>{screen}</WithData> : screen} />
        </Routes>
      </Suspense>
    </CrashBoundary>
  );
}
