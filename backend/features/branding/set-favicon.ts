import { refuseStale } from '@backend/domain/stale';
import type { Done, Work } from '@backend/operation/command';
import type { Branding } from '@backend/store/entities/branding.entity';
import { claimFiles, releaseFiles } from '@backend/store/files/stored-files';
import { type BrandingFact, lockBranding } from '@backend/store/locks/guard-branding';
import { fileUrl } from '@schema/values/fleet/file-url';
import type { BrandingType } from './branding.types';

/** Entity id in the change history; the branding is a singleton. */
const SITE = 1;

const faviconUrl = (key: string | null) => (key === null ? null : fileUrl(key));

export const brandingOf = ({ faviconFile, version }: BrandingFact): BrandingType => ({
  faviconUrl: faviconUrl(faviconFile),
  version,
});

interface ReadVersion {
  /** The version that was read; null: any. */
  readonly version: number | null;
}

/** Locks the branding, creating it when absent. Throws STALE with `current`. */
export async function lockFavicon({ em, ctx }: Work, { version }: ReadVersion): Promise<Branding> {
  const row = await lockBranding(em, ctx.now);
  refuseStale(brandingOf({ faviconFile: row.faviconFile ?? null, version: row.version }), version);
  return row;
}

/** Sets the favicon to a stored file, or to the default one (null), and releases the previous file. */
export async function setFavicon(
  { em, ctx, record }: Work,
  key: string | null,
  row: Branding,
): Promise<Done<BrandingType>> {
  const { now: at } = ctx;
  const old = row.faviconFile ?? null;
  if (old === key) {
    return { answer: brandingOf({ faviconFile: old, version: row.version }), unchanged: true };
  }
  if (key) await claimFiles(em, [key]);
  em.assign(row, { faviconFile: key, updatedAt: at });
  await em.flush();
  if (old) await releaseFiles(em, [old], at);
  const before = { faviconUrl: faviconUrl(old) };
  const after = { faviconUrl: faviconUrl(key) };
  return {
    answer: { ...after, version: row.version },
    history: [record({ entity: 'Branding', entityId: SITE, before, after })],
    cars: [],
  };
}
