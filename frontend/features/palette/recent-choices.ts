import { readStored, writeStored } from '@frontend/shared/lib/device/storage';
import { ITEM_KINDS, type PaletteItem } from './palette-items';

/** More are not looked through. */
const MOST = 6;

/** Of each user of this device their own: names of customers are not for everybody. */
const keyOf = (userId: number) => `palette.recent.${userId}`;

/** Orders are typed anew each time; records and pages are come back to. */
const KEPT_KINDS: readonly string[] = ['car', 'customer', 'booking', 'page'];

function isItem(value: unknown): value is PaletteItem {
  const { id, kind, title, path } = (value ?? {}) as Record<string, unknown>;
  return (
    [id, kind, title, path].every((text) => typeof text === 'string') &&
    (ITEM_KINDS as readonly unknown[]).includes(kind) &&
    String(path).startsWith('/')
  );
}

/** What this user chose last on this device, the latest first. */
export function recentChoices(userId: number): readonly PaletteItem[] {
  try {
    const kept: unknown = JSON.parse(readStored(keyOf(userId)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isItem).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** The list after a choice: in front, once. */
export function withChoice(
  before: readonly PaletteItem[],
  chosen: PaletteItem,
): readonly PaletteItem[] {
  if (!KEPT_KINDS.includes(chosen.kind)) return before;
  return [chosen, ...before.filter(({ id }) => id !== chosen.id)].slice(0, MOST);
}

export function keepChoice(userId: number, chosen: PaletteItem): void {
  const next = withChoice(recentChoices(userId), chosen);
  writeStored(keyOf(userId), JSON.stringify(next));
}
