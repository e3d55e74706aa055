import { SessionProvider } from '@frontend/features/session/SessionProvider';
import { type SessionState, useSessionControl } from '@frontend/features/session/session-control';
import { isSheet } from '@frontend/shared/bookings/handover-path';
import { lazyComponent } from '@frontend/shared/lib/device/lazy-component';
import { Suspense, useEffect } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { BrowserRouter, Navigate, useLocation } from 'react-router-dom';
import { CrashBoundary } from './CrashBoundary';
import { LateScreen } from './late/LateScreen';
import { SignedInApp } from './load-ahead';
import { LOGIN_PATH } from './paths';
import { RouteScreen } from './RouteScreen';
import { landingOf, resolveRoute, routeOf } from './resolve-route';
import { LoadingScreen } from './screens/access/LoadingScreen';

/** Root component: locale, router, session, gate. */
export function App({ codeAhead }: { readonly codeAhead: Promise<void> }) {
  return (
    <CrashBoundary>
      <I18nProvider locale="ru-RU">
        <BrowserRouter>
          <SessionProvider codeAhead={codeAhead}>
            <Gate />
          </SessionProvider>
        </BrowserRouter>
      </I18nProvider>
    </CrashBoundary>
  );
}

const OfflineApp = lazyComponent(() => import('./offline/OfflineApp'));
const FirstPasswordScreen = lazyComponent(() => import('./screens/access/FirstPasswordScreen'));

const LOADING = (
  <LateScreen>
    <LoadingScreen />
  </LateScreen>
);

/** Location requested before the redirect to the sign-in page. */
interface Wanted {
  readonly from?: string;
}

/** Renders a screen, redirects or waits, by address and session (requirements.md, A11–A13). */
function Gate() {
  const { state } = useSessionControl();
  const location = useLocation();
  useLoadingAhead(state.status === 'nobody');
  if (state.status === 'resolving') return <LoadingScreen />;

  const isOffline = state.status === 'unreachable' || (state.status === 'signedIn' && state.isKept);
  // A sheet is shown by the app itself, so that the form stays when the server answers.
  const isOwn = state.status === 'signedIn' && isSheet(location.pathname);
  if (isOffline && !isOwn && !routeOf(location.pathname)?.isBare) {
    return (
      <Suspense fallback={LOADING}>
        <OfflineApp />
      </Suspense>
    );
  }

  const user = state.status === 'signedIn' ? state.session.user : null;
  const decision = resolveRoute(user, location.pathname);
  if (decision.kind === 'redirect') {
    const { from } = (location.state ?? {}) as Wanted;
    const wanted = from ?? location.pathname + location.search;
    const to = user ? landingOf(user, wanted) : decision.to;
    return <Navigate to={to} replace state={wantedBy(state, location)} />;
  }
  const { route } = decision;
  if (route.isBare || state.status !== 'signedIn') return <RouteScreen route={route} />;
  const { login } = state.session.user;
  return (
    <Suspense fallback={LOADING}>
      {state.mustChangePassword ? (
        <FirstPasswordScreen login={login} />
      ) : (
        <SignedInApp key={state.session.user.id} state={state} route={route} />
      )}
    </Suspense>
  );
}

/** Preloads the signed-in app on the first interaction with the sign-in page. */
function useLoadingAhead(isNobody: boolean) {
  useEffect(() => {
    if (!isNobody) return;
    const events = ['pointerdown', 'keydown'] as const;
    for (const event of events) addEventListener(event, SignedInApp.preload, { once: true });
    return () => {
      for (const event of events) removeEventListener(event, SignedInApp.preload);
    };
  }, [isNobody]);
}

/** A redirected visitor returns to the requested page, a signed-out user does not. */
function wantedBy(
  state: SessionState,
  { pathname, search }: { pathname: string; search: string },
): Wanted | null {
  const isTurnedAway = state.status === 'nobody' && !state.hasLeft && pathname !== LOGIN_PATH;
  return isTurnedAway ? { from: pathname + search } : null;
}
