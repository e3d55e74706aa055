import type { Failure } from '@backend/failures/failure';
import type { SessionUser } from '@backend/operation/context';
import type { RestRequest, RestRow } from './row';

export const rowName = ({ method, path }: Pick<RestRow, 'method' | 'path'>) => `${method} ${path}`;

/** A long read for the thread; the caller was checked before. */
export interface ReadOrder {
  /** `rowName` of the row. */
  readonly name: string;
  readonly request: Pick<RestRequest, 'params' | 'query'>;
  readonly user: SessionUser | null;
  readonly now: Date;
  readonly requestId: string;
  /** `ChangeFeed.cursor` before the read. */
  readonly cursor: string;
}

export interface ReadHead {
  readonly failure: Failure | null;
}
