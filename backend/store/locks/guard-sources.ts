import { type Em, engineOf } from '../em';

/**
 * One writer of source names: until the transaction ends nobody else who asks for it gets past this
 * line, so a name that was free stays free. Readers go on. SQLite: the immediate transaction is the
 * lock.
 */
export async function lockSources(em: Em): Promise<void> {
  if (engineOf(em) === 'postgres') {
    await em.execute('lock table sources in share row exclusive mode');
  }
}
