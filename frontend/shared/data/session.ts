import { can, type Permission } from '@schema/permissions';
import type { ContactWay } from '@schema/values/people/contact-ways';
import { createContext, useContext } from 'react';

export interface SessionUser {
  readonly id: number;
  readonly login: string;
  readonly permissions: readonly string[];
  /** The only partner whose cars the user may read; null: a member of staff. */
  readonly partnerId?: number | null | undefined;
}

interface CompanyFacts {
  readonly name: string;
  /** IANA: all days and wall clocks on screen are in this zone. */
  readonly timeZone: string;
  readonly requireReturnMark: boolean;
  /** Default contact method. */
  readonly contactWay: ContactWay;
  /** Whether payments of customers are recorded; absent from facts saved by an earlier release. */
  readonly recordsPayments?: boolean;
  readonly demo: boolean;
  /** Cursor of the changes before the page loaded its data. */
  readonly changeCursor?: string | null | undefined;
}

/** User, company and clock. Available on every screen behind the sign-in. */
export interface Session {
  readonly user: SessionUser;
  readonly company: CompanyFacts;
  /** The server's clock, so that a device with a wrong clock shows the right time. */
  readonly now: () => Date;
}

export const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession: nobody is signed in here');
  return session;
}

/** Whether the user has the permission: `useCan('edit_bookings')` */
export const useCan = (permission: Permission): boolean => can(useSession().user, permission);

/** Whether the user is a member of staff: not tied to a partner, who reads own cars only. */
export const useIsStaff = (): boolean => (useSession().user.partnerId ?? null) === null;

/** Whether money of rentals is shown: it is recorded, and the user has the permission. */
export function useSeesMoney(): boolean {
  const { user, company } = useSession();
  return company.recordsPayments !== false && can(user, 'edit_bookings');
}

export const useZone = (): string => useSession().company.timeZone;
