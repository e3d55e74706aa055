import type { SignedInContext } from '@backend/operation/context';
import { recordChange } from '@backend/store/change-log';
import { claimFiles, releaseFiles } from '@backend/store/files/stored-files';
import { lockBranding } from '@backend/store/locks/guard-branding';
import { fileUrl } from '@schema/values/fleet/file-url';

/** Entity id in the change history; the branding is a singleton. */
const SITE = 1;

export const faviconUrl = (key: string | null) => (key === null ? null : fileUrl(key));

/** Sets this file as the favicon, or null for the default; releases the previous file. */
export async function setFavicon(
  ctx: SignedInContext,
  operation: 'uploadFavicon' | 'resetFavicon',
  key: string | null,
): Promise<void> {
  const { now: at, user } = ctx;
  await ctx.store.write(ctx.em, async (em) => {
    const row = await lockBranding(em, at);
    const old = row.faviconFile ?? null;
    if (old === key) return;
    if (key) await claimFiles(em, [key]);
    em.assign(row, { faviconFile: key, updatedAt: at });
    await em.flush();
    if (old) await releaseFiles(em, [old], at);
    const before = { faviconUrl: faviconUrl(old) };
    const after = { faviconUrl: faviconUrl(key) };
    recordChange(em, { at, user, operation, entity: 'Branding', entityId: SITE, before, after });
  });
  ctx.announce(operation);
}
