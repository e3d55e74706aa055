import type { KeptOwner } from '@frontend/features/handover/kept/kept-store';
import { handoverPath } from '@frontend/shared/bookings/handover-path';
import { type Session, SessionContext } from '@frontend/shared/data/session';
import { lazyComponent } from '@frontend/shared/lib/device/lazy-component';
import { Spinner } from '@frontend/shared/ui/feedback/Spinner';
import { Page, PageHead } from '@frontend/shared/ui/layout/Page';
import { DUE_TEXTS } from '@schema/texts/handover/kept';
import { OFFLINE_TEXTS } from '@schema/texts/shell/offline';
import { SHELL_TEXTS } from '@schema/texts/shell/shell';
import { Suspense, useState } from 'react';
import { BOARD_PATH } from '../paths';
import { OfflineFrame } from './OfflineFrame';
import type { Return } from './useReturn';

const DueList = lazyComponent(() => import('@frontend/features/handover/kept/DueList'));

/** The session of the kept sheets. */
export function sessionOf({ user, company, clockOffsetMs }: KeptOwner): Session {
  return { user, company, now: () => new Date(Date.now() + clockOffsetMs) };
}

interface OfflineSheetsProps {
  readonly owner: KeptOwner;
  readonly hasBoard: boolean;
  readonly back: Return;
}

/** «Сейчас» without a network: the handovers and returns whose sheets are on the device. */
export function OfflineSheets({ owner, hasBoard, back }: OfflineSheetsProps) {
  const [session] = useState(() => sessionOf(owner));
  const { company, due, atMs, clockOffsetMs } = owner;
  return (
    <SessionContext value={session}>
      <OfflineFrame
        company={company}
        atMs={atMs + clockOffsetMs}
        nowMs={session.now().getTime()}
        hint={OFFLINE_TEXTS.sheetsHint}
        other={hasBoard ? { to: BOARD_PATH, title: OFFLINE_TEXTS.board } : null}
        back={back}
      >
        <Page>
          <PageHead title={DUE_TEXTS.title} />
          <Suspense fallback={<Spinner description={SHELL_TEXTS.loading} />}>
            <DueList due={due} sheetPath={handoverPath} />
          </Suspense>
        </Page>
      </OfflineFrame>
    </SessionContext>
  );
}
