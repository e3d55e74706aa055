import type { Store } from '@backend/store/open-store';

/** Not questions to the data: how a transaction begins and ends. */
const FRAME = /^(begin|commit|rollback|savepoint|release|select 1$)/i;

/**
 * Runs the job and gives the SQL statements the store was asked meanwhile, by anybody. Few, and as
 * many for ten rows as for a thousand: that is how a read without N + 1 looks.
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
