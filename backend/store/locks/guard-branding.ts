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

export interface BrandingFact {
  /** Key of the current favicon; null: the default one. */
  readonly faviconFile: string | null;
  readonly version: number;
}

/** The branding; without a row as `lockBranding` creates it. */
export async function loadBranding(em: Em): Promise<BrandingFact> {
  const row = await em.findOne(Branding, ID, { disableIdentityMap: true });
  return { faviconFile: row?.faviconFile ?? null, version: row?.version ?? 1 };
}
