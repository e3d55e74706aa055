import type { Em } from '../em';
import { Branding } from '../entities/branding.entity';
import { LOCKED_ROW } from './row-lock';

/** The id of the only row. */
const ID = 1;

/** Locks the branding until the transaction ends, creating it when absent. */
export async function lockBranding(em: Em, now: Date): Promise<Branding> {
  await em
    .createQueryBuilder(Branding)
    .insert({ id: ID, faviconFile: null, updatedAt: now })
    .onConflict('id')
    .ignore()
    .execute('run');
  return em.findOneOrFail(Branding, ID, LOCKED_ROW);
}

/** Key of the current favicon; null: the default one. */
export async function loadFavicon(em: Em): Promise<string | null> {
  const row = await em.findOne(Branding, ID, { disableIdentityMap: true });
  return row?.faviconFile ?? null;
}
