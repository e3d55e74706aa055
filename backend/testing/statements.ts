import type { Store } from '@backend/store/open-store';

/** Transaction control, not counted as queries. */
const FRAME = /^(begin|start transaction|commit|rollback|savepoint|release|select 1$)/i;

/**
 * Runs the job and returns the store's SQL statements during it, of all callers. A read without N +
 * 1 runs the same number for ten rows and for a thousand.
 */
export async function statementsOf(store: Store, job: () => Promise<unknown>): Promise<string[]> {
  const said: string[] = [];
  const logger = store.orm.config.getLogger();
  const { logQuery } = logger;
  logger.logQuery = ({ query = '' }) => {
    if (!FRAME.test(query)) said.push(query);
  };
  try {
    await job();
  } finally {
    logger.logQuery = logQuery;
  }
  return said;
}
