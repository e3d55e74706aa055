import { readStored, writeStored } from '@frontend/shared/lib/device/storage';
import { type BoardStyle, checkedStyle } from './style-settings';

const KEY = 'board-style';
/** Version of the stored value; other versions are ignored. */
const VERSION = 1;
/** Event of this tab; `storage` reports changes of other tabs. */
export const STYLE_CHANGED = 'boardstylechange';

let last: { text: string | null; style: BoardStyle | null } | null = null;

/**
 * The style chosen on this device (requirements.md, E2: kept on the client); null without one or
 * when it is unreadable. The same object until it changes.
 */
export function storedStyle(): BoardStyle | null {
  const text = readStored(KEY);
  if (last?.text !== text) last = { text, style: text === null ? null : parsed(text) };
  return last.style;
}

function parsed(text: string): BoardStyle | null {
  try {
    const { version, style } = JSON.parse(text) as { version?: unknown; style?: unknown };
    if (version === VERSION && typeof style === 'object' && style !== null) {
      return checkedStyle(style);
    }
    console.warn('Board style: what is kept is of another version');
  } catch (error) {
    console.warn('Board style: what is kept cannot be read', error);
  }
  return null;
}

/** Stores a style on this device; null resets all its boards to the defaults. */
export function storeStyle(style: BoardStyle | null): void {
  writeStored(KEY, style && JSON.stringify({ version: VERSION, style: checkedStyle(style) }));
  dispatchEvent(new Event(STYLE_CHANGED));
}
