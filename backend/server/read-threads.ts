import { type CompanySize, LargeCompany } from '@backend/long-reads/large-company';
import type { QueryThread } from '@backend/long-reads/query-order';
import { openReadThread } from '@backend/long-reads/read-thread';
import type { RowThread } from '@backend/rest/mount';
import type { Config } from '@backend/settings/config';
import type { StoreOptions } from '@backend/store/open-store';

export interface ReadWorker {
  /** The built file. */
  readonly entry: string;
  /** Long reads run in it for a company of this size. */
  readonly from: CompanySize;
}

/** Threads of their own: who reads everything over REST must not delay a screen. */
export interface LongReads {
  readonly rows: RowThread;
  readonly queries: QueryThread;
  readonly company: LargeCompany;
}

/** Starts the threads of a large company, so that its first reads do not wait for them. */
export async function warmLongReads(
  { rows, queries, company }: LongReads,
  moment: Parameters<LargeCompany['isLarge']>[0],
): Promise<void> {
  if (!(await company.isLarge(moment))) return;
  rows.warm();
  queries.warm();
}

export function openLongReads(
  { entry, from }: ReadWorker,
  options: StoreOptions,
  config: Config,
): LongReads {
  return {
    rows: openReadThread(entry, options, config),
    queries: openReadThread(entry, options, config),
    company: new LargeCompany(from),
  };
}
