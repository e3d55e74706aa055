import { type SqlEntityManager, SqlitePlatform } from '@mikro-orm/sqlite';

/** The ORM's entity manager, the same type on both engines. */
export type Em = SqlEntityManager;

export type Engine = 'sqlite' | 'postgres';

export function engineOf(em: Em): Engine {
  return em.getPlatform() instanceof SqlitePlatform ? 'sqlite' : 'postgres';
}
