/** State key of own history entries: the number of overlays open at that entry. */
const DEPTH = 'openOverlays';

/** An open dialog, sheet or drawer with its own history entry. */
interface OpenOverlay {
  /** Called on back. An overlay may refuse, to confirm or while saving: its entry is restored. */
  readonly close: (isPageLeft: boolean) => void;
  /** The address shown while this overlay is the topmost; absent: unchanged. */
  readonly address?: string;
}

const open: OpenOverlay[] = [];
let isSettling = false;
/**
 * An own traversal is pending: until it arrives, `history.state` belongs to the entry being left.
 */
let isLeaving = false;
/** Router key of the page of the current entry. */
let page = '';

const depthOf = (state: unknown): number => {
  const depth = (state as Record<string, unknown> | null)?.[DEPTH];
  return typeof depth === 'number' ? depth : 0;
};

/** The router's key of an entry; entries of overlays copy the key of their page. */
const pageOf = (state: unknown): string => {
  const { key, idx } = (state ?? {}) as { key?: string; idx?: number };
  return `${key} ${idx}`;
};

/** Adjusts the history to as many extra entries as overlays are open; runs once per turn. */
function settle(): void {
  if (isSettling) return;
  isSettling = true;
  setTimeout(() => {
    isSettling = false;
    if (isLeaving) return;
    const depth = depthOf(history.state);
    if (depth > open.length) {
      isLeaving = true;
      history.go(open.length - depth);
    }
    for (let next = depth + 1; next <= open.length; next += 1) {
      history.pushState({ ...history.state, [DEPTH]: next }, '', open[next - 1]?.address);
    }
    if (depth === open.length) showAddress(open.at(-1));
  });
}

/** One overlay replaced another: the entry stays, its address changes. */
function showAddress(top: OpenOverlay | undefined): void {
  if (top?.address && top.address !== location.pathname + location.search) {
    history.replaceState(history.state, '', top.address);
  }
}

function onPopState(event: Event): void {
  const isSamePage = pageOf(history.state) === page;
  page = pageOf(history.state);
  const depth = depthOf(history.state);
  const wasOurs = isLeaving && isSamePage;
  isLeaving = false;
  if (isSamePage) event.stopImmediatePropagation();
  // An own traversal does not close overlays opened meanwhile; they get their entries now.
  if (wasOurs) {
    settle();
    return;
  }
  // An overlay that refuses to close gets its entry back, unless the page was left.
  if (depth > open.length || isSamePage) settle();
  for (const overlay of open.slice(depth).reverse()) overlay.close(!isSamePage);
}

/**
 * Call once, before the router starts: a traversal between overlays of one page, or from one to its
 * page, is not a navigation and must not reach the router. (Window listeners run in registration
 * order, capturing or not.)
 */
export function watchOverlays(): void {
  page = pageOf(history.state);
  // A popstate event carries only the destination: the origin is recorded on each write.
  for (const write of ['pushState', 'replaceState'] as const) {
    const original = history[write].bind(history);
    history[write] = (...entry) => {
      original(...entry);
      isLeaving = false;
      page = pageOf(history.state);
    };
  }
  addEventListener('popstate', onPopState);
}

/** Whether a dialog, a sheet or a drawer is open. */
export const hasOpenOverlay = (): boolean => open.length > 0;

/** Adds the history entry of an overlay; returns a function that removes it. */
export function holdEntry(overlay: OpenOverlay): () => void {
  open.push(overlay);
  settle();
  return () => {
    open.splice(open.indexOf(overlay), 1);
    settle();
  };
}
