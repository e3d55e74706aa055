import type { StreamThreads } from '@backend/jobs/stream-threads';
import { type CompanySize, LargeCompany } from '@backend/long-reads/large-company';
import type { QueryOrder } from '@backend/long-reads/query-order';
import type { ReadHead } from '@backend/long-reads/read-order';
import { openReadThreads } from '@backend/long-reads/read-thread';
import type { RowOrder } from '@backend/rest/row-order';
import type { Config } from '@backend/settings/config';

export interface ReadWorker {
  /** Path of the built file. */
  readonly entry: string;
  /** Minimum company size for long reads in the thread. */
  readonly from: CompanySize;
}

export interface LongReads {
  readonly threads: StreamThreads<RowOrder | QueryOrder, ReadHead>;
  readonly company: LargeCompany;
}

/** Starts the threads of a large company, so that its first reads do not wait for them. */
export async function warmLongReads(
  { threads, company }: LongReads,
  moment: Parameters<LargeCompany['isLarge']>[0],
): Promise<void> {
  if (!(await company.isLarge(moment))) return;
  threads.warm();
}

export function openLongReads(
  { entry, from }: ReadWorker,
  database: Parameters<typeof openReadThreads>[1],
  config: Config,
): LongReads {
  return {
    threads: openReadThreads(entry, database, config),
    company: new LargeCompany(from),
  };
}
