import { fileUrl } from '@schema/values/fleet/file-url';
import { subHours } from 'date-fns/subHours';
import type { Em } from '../em';
import { Branding } from '../entities/branding.entity';
import { CarDamage } from '../entities/fleet/car-damage.entity';
import { CarPhoto } from '../entities/fleet/car-photo.entity';
import { SheetPhoto } from '../entities/handover/sheet-photo.entity';
import { MoneyCharge } from '../entities/money/money-charge.entity';
import { Paper } from '../entities/papers/paper.entity';
import { PaperTemplate } from '../entities/papers/paper-template.entity';
import { StoredFile } from '../entities/stored-file.entity';

/*
 * Rows list the stored files and mark unused ones. An unused file is kept for a day for open forms,
 * running backups and loading pages.
 */

/** Retention of an unused file. */
const UNUSED_HOURS = 24;
/** Files removed per transaction, so that other writers do not wait. */
const SWEPT_AT_ONCE = 50;

type NewFile = Pick<StoredFile, 'key' | 'contentType' | 'size' | 'createdAt'> &
  Partial<Pick<StoredFile, 'sha256'>>;

/** Records an unused file; returns the id of its row. */
export async function addFile(em: Em, file: NewFile): Promise<number> {
  const row = em.create(StoredFile, { ...file, unusedSince: file.createdAt });
  await em.flush();
  return row.id;
}

/**
 * Marks the files as used and locks them until the transaction ends. Returns the missing keys:
 * their use must be refused.
 */
export async function claimFiles(em: Em, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  const wanted = { key: { $in: [...keys].sort() } };
  await em.nativeUpdate(StoredFile, wanted, { unusedSince: null });
  const there = await em.find(StoredFile, wanted, { fields: ['key'], disableIdentityMap: true });
  const found = new Set(there.map(({ key }) => key));
  return keys.filter((key) => !found.has(key));
}

/** SHA-256 of these files by key, hex; null: not recorded. */
export async function checksumsOf(
  em: Em,
  keys: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  const files = await em.find(
    StoredFile,
    { key: { $in: [...keys] } },
    { fields: ['key', 'sha256'], disableIdentityMap: true },
  );
  return new Map(files.map(({ key, sha256 }) => [key, sha256 ?? null]));
}

/** The keys among these that are still in use. */
async function shownKeys(em: Em, keys: readonly string[]): Promise<Set<string>> {
  const photos = await em.find(
    CarPhoto,
    { url: { $in: keys.map(fileUrl) } },
    { fields: ['url'], disableIdentityMap: true },
  );
  const icons = await em.find(
    Branding,
    { faviconFile: { $in: [...keys] } },
    { fields: ['faviconFile'], disableIdentityMap: true },
  );
  const charges = await em.find(
    MoneyCharge,
    { photoKey: { $in: [...keys] } },
    { fields: ['photoKey'], disableIdentityMap: true },
  );
  const damages = await em.find(
    CarDamage,
    { photoKey: { $in: [...keys] } },
    { fields: ['photoKey'], disableIdentityMap: true },
  );
  const sheets = await em.find(
    SheetPhoto,
    { photoKey: { $in: [...keys] } },
    { fields: ['photoKey'], disableIdentityMap: true },
  );
  const papers = await em.find(
    Paper,
    { fileKey: { $in: [...keys] }, fileDeletedAt: null },
    { fields: ['fileKey'], disableIdentityMap: true },
  );
  const templates = await em.find(
    PaperTemplate,
    { fileKey: { $in: [...keys] } },
    { fields: ['fileKey'], disableIdentityMap: true },
  );
  const urls = new Set(photos.map(({ url }) => url));
  const shown = keys.filter((key) => urls.has(fileUrl(key)));
  return new Set([
    ...shown,
    ...icons.flatMap(({ faviconFile }) => faviconFile ?? []),
    ...[...papers, ...templates].map(({ fileKey }) => fileKey),
    ...[...charges, ...damages, ...sheets].flatMap(({ photoKey }) => photoKey ?? []),
  ]);
}

/** Call after removing a use of the files; files used elsewhere stay marked as used. */
export async function releaseFiles(em: Em, keys: readonly string[], now: Date): Promise<void> {
  if (keys.length === 0) return;
  const shown = await shownKeys(em, keys);
  const unused = keys.filter((key) => !shown.has(key));
  if (unused.length > 0) {
    await em.nativeUpdate(StoredFile, { key: { $in: unused } }, { unusedSince: now });
  }
}

/**
 * Deletes rows of files unused for a day, a limited number at a time, and returns their keys: the
 * caller removes them from the file store after the transaction.
 */
export async function forgetUnusedFiles(em: Em, now: Date): Promise<string[]> {
  const before = subHours(now, UNUSED_HOURS);
  const old = await em.find(
    StoredFile,
    { unusedSince: { $lt: before } },
    { orderBy: { unusedSince: 'asc' }, limit: SWEPT_AT_ONCE, disableIdentityMap: true },
  );
  if (old.length === 0) return [];
  const shown = await shownKeys(
    em,
    old.map(({ key }) => key),
  );
  const kept = old.filter(({ key }) => shown.has(key)).map(({ id }) => id);
  if (kept.length > 0)
    await em.nativeUpdate(StoredFile, { id: { $in: kept } }, { unusedSince: null });
  const gone: string[] = [];
  for (const { id, key } of old) {
    if (shown.has(key)) continue;
    // Repeats the condition: a file in use since then is kept.
    const deleted = await em.nativeDelete(StoredFile, { id, unusedSince: { $lt: before } });
    if (deleted > 0) gone.push(key);
  }
  return gone;
}
