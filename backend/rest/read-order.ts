import type { Config } from '@backend/config';
import type { Failure } from '@backend/failures/failure';
import type { StreamThread } from '@backend/jobs/stream-thread';
import type { SessionUser } from '@backend/operation/context';
import type { StoreOptions } from '@backend/store/open-store';
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

export type ReadThread = StreamThread<ReadOrder, ReadHead>;

/** What the thread of long reads is started with. */
export interface ReadWorkerData {
  readonly store: StoreOptions;
  readonly config: Config;
}
