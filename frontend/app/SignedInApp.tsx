import { ApolloProvider } from '@apollo/client/react';
import { type SignedIn, useSessionControl } from '@frontend/features/session/session-control';
import { type RecordCash, RecordCashContext } from '@frontend/shared/bookings/marks/cash-entry';
import { MarkMoneyContext } from '@frontend/shared/bookings/marks/mark-money';
import { createApolloClient } from '@frontend/shared/data/apollo';
import { announceAll } from '@frontend/shared/data/commands/stale';
import { LostSessionContext } from '@frontend/shared/data/lost-session';
import { forgetAges } from '@frontend/shared/data/queries/query-ages';
import { SessionContext } from '@frontend/shared/data/session';
import { lazyComponent } from '@frontend/shared/lib/device/lazy-component';
import { forgetUndo } from '@frontend/shared/lib/overlays/undo';
import { requestOffer } from '@frontend/shared/offers/requested-offer';
import { ToastRegion } from '@frontend/shared/ui/feedback/ToastRegion';
import { Later } from '@frontend/shared/ui/layout/Later';
import { Suspense, useEffect, useRef, useState } from 'react';
import type { AppRoute } from './app-route';
import { LiveChanges } from './live/LiveChanges';
import { KeptSession } from './offline/KeptSession';
import { SheetKeeper } from './offline/SheetKeeper';
import { RouteScreen } from './RouteScreen';
import { Shell } from './shell/Shell';

const LiveFavicon = lazyComponent(() => import('@frontend/features/branding/LiveFavicon'));
const MarkMoneyQuestion = lazyComponent(() => import('@frontend/features/money/mark/MarkMoney'));
const OtherUserDialog = lazyComponent(() => import('@frontend/features/session/OtherUserDialog'));
const SessionExpiredDialog = lazyComponent(
  () => import('@frontend/features/session/SessionExpiredDialog'),
);

const recordCash: RecordCash = async (...entry) =>
  (await import('@frontend/features/money/mark/record-cash')).recordCash(...entry);

interface SignedInAppProps {
  readonly state: SignedIn;
  readonly route: AppRoute;
}

/**
 * Root of the signed-in app. Keyed by user; a change of user or permissions starts with an empty
 * cache.
 */
export default function SignedInApp({ state, route }: SignedInAppProps) {
  const { session, isExpired, isKept, other } = state;
  const { user, company } = session;
  const { forget, closeOtherUser, check } = useSessionControl();
  const rights = [...user.permissions.toSorted(), user.partnerId].join();
  const newData = () => ({ rights, client: createApolloClient(user.id, check) });
  const [data, setData] = useState(newData);
  if (data.rights !== rights) setData(newData());
  const { client } = data;
  const isInterrupted = isExpired || isKept || other !== null;

  useEffect(
    () => () => {
      client.stop();
      forgetAges();
      forgetUndo();
      requestOffer(null);
    },
    [client],
  );

  // Live notices were missed between the end of the session and the next sign-in, or without a
  // network.
  const wasInterrupted = useRef(isInterrupted);
  useEffect(() => {
    if (wasInterrupted.current && !isInterrupted) announceAll();
    wasInterrupted.current = isInterrupted;
  }, [isInterrupted]);

  return (
    <ApolloProvider client={client}>
      <LostSessionContext value={check}>
        <SessionContext value={session}>
          <MarkMoneyContext value={company.recordsPayments === false ? null : MarkMoneyQuestion}>
            <RecordCashContext value={recordCash}>
              <Shell route={route} isKept={isKept}>
                <RouteScreen route={route} />
              </Shell>
            </RecordCashContext>
          </MarkMoneyContext>
          <Later>
            <LiveFavicon />
            {!isInterrupted && <SheetKeeper />}
            {!isInterrupted && <LiveChanges session={session} onRefused={check} />}
          </Later>
          {isKept && <KeptSession />}
          {isExpired && (
            <Suspense>
              <SessionExpiredDialog login={user.login} onGiveUp={forget} />
            </Suspense>
          )}
          {other?.closedAtMs === null && (
            <Suspense>
              <OtherUserDialog login={user.login} signedIn={other.login} onClose={closeOtherUser} />
            </Suspense>
          )}
          <ToastRegion />
        </SessionContext>
      </LostSessionContext>
    </ApolloProvider>
  );
}
