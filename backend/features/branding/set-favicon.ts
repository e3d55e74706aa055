import { refuseStale } from '@backend/domain/stale';
import type { SignedInContext } from '@backend/operation/context';
import { recordChange } from '@backend/store/change-log';
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

interface FaviconEdit {
  readonly operation: 'uploadFavicon' | 'resetFavicon';
  /** Of a stored file; null: the default icon. */
  readonly key: string | null;
  /** The version that was read; null: any. */
  readonly version: number | null;
}

/** Sets the favicon and releases the previous file. Throws STALE with `current`. */
export async function setFavicon(
  ctx: SignedInContext,
  { operation, key, version }: FaviconEdit,
): Promise<BrandingType> {
  const { now: at, user } = ctx;
  const saved = await ctx.store.write(ctx.em, async (em) => {
    const row = await lockBranding(em, at);
    const old = row.faviconFile ?? null;
    const current = brandingOf({ faviconFile: old, version: row.version });
    refuseStale(current, version);
    if (old === key) return current;
    if (key) await claimFiles(em, [key]);
    em.assign(row, { faviconFile: key, updatedAt: at });
    await em.flush();
    if (old) await releaseFiles(em, [old], at);
    const before = { faviconUrl: faviconUrl(old) };
    const after = { faviconUrl: faviconUrl(key) };
    recordChange(em, { at, user, operation, entity: 'Branding', entityId: SITE, before, after });
    return { ...after, version: row.version };
  });
  ctx.announce(operation);
  return saved;
}
