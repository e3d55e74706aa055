import type { SessionUser } from '@backend/operation/context';

/** What a thread gets of the caller of a read, whose permission was checked before. */
export interface ReadOrder {
  readonly user: SessionUser | null;
  readonly now: Date;
  readonly requestId: string;
  /** `ChangeFeed.cursor` before the read. */
  readonly cursor: string;
}

export function orderOf(context: {
  readonly user: SessionUser | null;
  readonly now: Date;
  readonly requestId: string;
  readonly changes: { cursor(): string };
}): ReadOrder {
  const { user, now, requestId, changes } = context;
  return { user, now, requestId, cursor: changes.cursor() };
}
