import { readStored, writeStored } from '@frontend/shared/lib/device/storage';
import { ITEM_KINDS, type SearchItem } from './search-items';

/** Maximum number of recent choices kept. */
const MOST = 6;

/** Stored per user: customers' names must not be visible to other users of the device. */
const keyOf = (userId: number) => `palette.recent.${userId}`;

/** Commands are retyped each time; records and pages are reopened. */
const KEPT_KINDS: readonly string[] = ['car', 'customer', 'booking', 'page', 'paper'];

function isItem(value: unknown): value is SearchItem {
  const { id, kind, title, path } = (value ?? {}) as Record<string, unknown>;
  return (
    [id, kind, title, path].every((text) => typeof text === 'string') &&
    (ITEM_KINDS as readonly unknown[]).includes(kind) &&
    String(path).startsWith('/')
  );
}

/** The user's recent choices on this device, latest first. */
export function recentChoices(userId: number): readonly SearchItem[] {
  try {
    const kept: unknown = JSON.parse(readStored(keyOf(userId)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isItem).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Prepends a choice and removes its duplicate. */
export function withChoice(
  before: readonly SearchItem[],
  chosen: SearchItem,
): readonly SearchItem[] {
  if (!KEPT_KINDS.includes(chosen.kind)) return before;
  return [chosen, ...before.filter(({ id }) => id !== chosen.id)].slice(0, MOST);
}

export function keepChoice(userId: number, chosen: SearchItem): void {
  const next = withChoice(recentChoices(userId), chosen);
  writeStored(keyOf(userId), JSON.stringify(next));
}
