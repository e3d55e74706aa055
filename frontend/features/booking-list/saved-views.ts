import { readStored, writeStored } from '@frontend/shared/lib/device/storage';
import { TEXT_LIMITS } from '@schema/constants';
import { cleanName } from '@schema/values/words/text';

/** A named address of the booking list, kept on the device. */
export interface SavedView {
  readonly name: string;
  /** Query string without the page: 'status=active&money=unpaid'. */
  readonly query: string;
}

const STORED = 'booking-list-views';
const MAX_VIEWS = 20;

const isView = (value: unknown): value is SavedView =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  'query' in value &&
  typeof value.name === 'string' &&
  typeof value.query === 'string';

/** Parses the stored text; a malformed one has no views. */
export function viewsOf(text: string | null): readonly SavedView[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.filter(isView).slice(0, MAX_VIEWS) : [];
  } catch {
    return [];
  }
}

/** The views with this one, the latest first; a view of the same name is replaced. */
export function withView(views: readonly SavedView[], view: SavedView): readonly SavedView[] {
  const name = cleanName(view.name).slice(0, TEXT_LIMITS.name);
  const others = views.filter((one) => one.name !== name);
  return name === '' ? views : [{ ...view, name }, ...others].slice(0, MAX_VIEWS);
}

export const readViews = (): readonly SavedView[] => viewsOf(readStored(STORED));

export const storeViews = (views: readonly SavedView[]): void =>
  writeStored(STORED, views.length === 0 ? null : JSON.stringify(views));

/** The address of a view: without the page. */
export function viewQuery(params: URLSearchParams): string {
  const kept = new URLSearchParams(params);
  kept.delete('page');
  return String(kept);
}
