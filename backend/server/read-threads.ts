import { LargeCompany } from '@backend/long-reads/large-company';
import type { QueryThread } from '@backend/long-reads/query-order';
import { openReadThread } from '@backend/long-reads/read-thread';
import type { RowThread } from '@backend/rest/mount';
import type { Config } from '@backend/settings/config';
import type { StoreOptions } from '@backend/store/open-store';

export interface ReadWorker {
  /** The built file. */
  readonly entry: string;
  /** The screens' queries run in it for a company of so many cars. */
  readonly queriesFromCars: number;
}

/** Threads of their own: who reads everything over REST must not delay a screen. */
export interface LongReads {
  readonly rows: RowThread;
  readonly queries: QueryThread;
  readonly company: LargeCompany;
}

export function openLongReads(
  { entry, queriesFromCars }: ReadWorker,
  options: StoreOptions,
  config: Config,
): LongReads {
  return {
    rows: openReadThread(entry, options, config),
    queries: openReadThread(entry, options, config),
    company: new LargeCompany(queriesFromCars),
  };
}
