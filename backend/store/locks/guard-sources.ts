import { type Em, engineOf } from '../em';

/**
 * Locks source names until the transaction ends, so that a free name stays free. Readers are not
 * blocked. SQLite: the immediate transaction is the lock.
 */
export async function lockSources(em: Em): Promise<void> {
  if (engineOf(em) === 'postgres') {
    await em.execute('lock table sources in share row exclusive mode');
  }
}
