import { type SignedIn, useSessionControl } from '@frontend/features/session/session-control';
import { announceAll } from '@frontend/shared/data/commands/stale';
import { DataClient, DataClientContext } from '@frontend/shared/data/data-client';
import { forgetAges } from '@frontend/shared/data/queries/query-ages';
import { SessionContext } from '@frontend/shared/data/session';
import { WithData } from '@frontend/shared/data/WithData';
import { lazyComponent } from '@frontend/shared/lib/device/lazy-component';
import { forgetUndo } from '@frontend/shared/lib/overlays/undo';
import { ToastRegion } from '@frontend/shared/ui/feedback/ToastRegion';
import { Later } from '@frontend/shared/ui/layout/Later';
import { Suspense, useEffect, useRef, useState } from 'react';
import { LiveChanges } from './live/LiveChanges';
import { RouteScreen } from './RouteScreen';
import type { AppRoute } from './routes';
import { Shell } from './shell/Shell';

const LiveFavicon = lazyComponent(() => import('@frontend/features/branding/LiveFavicon'));
const SessionExpiredDialog = lazyComponent(
  () => import('@frontend/features/session/SessionExpiredDialog'),
);

interface SignedInAppProps {
  readonly state: SignedIn;
  readonly route: AppRoute;
}

/** Everything behind the sign-in. Keyed by user, so that another user gets an empty cache. */
export default function SignedInApp({ state, route }: SignedInAppProps) {
  const { session, isExpired } = state;
  const { expire, forget } = useSessionControl();
  const [client] = useState(() => new DataClient(expire));

  useEffect(
    () => () => {
      client.stop();
      forgetAges();
      forgetUndo();
    },
    [client],
  );

  // Signed in again over an open form: live notices were missed meanwhile.
  const wasExpired = useRef(isExpired);
  useEffect(() => {
    if (wasExpired.current && !isExpired) announceAll();
    wasExpired.current = isExpired;
  }, [isExpired]);

  return (
    <DataClientContext value={client}>
      <SessionContext value={session}>
        <Shell route={route}>
          <RouteScreen route={route} />
        </Shell>
        <Later>
          <WithData>
            <LiveFavicon />
          </WithData>
          {!isExpired && <LiveChanges session={session} onUnauthorized={expire} />}
        </Later>
        {isExpired && (
          <Suspense>
            <SessionExpiredDialog login={session.user.login} onGiveUp={forget} />
          </Suspense>
        )}
        <ToastRegion />
      </SessionContext>
    </DataClientContext>
  );
}
