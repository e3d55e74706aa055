/** Marks history entries of ours: how many overlays stood open when the entry was current. */
const DEPTH = 'openOverlays';

/** A dialog, sheet or drawer that stands open and has an entry of its own in the history. */
export interface OpenOverlay {
  /** The back button. An overlay may stay, to ask or while it saves: its entry comes back. */
  readonly close: (isPageLeft: boolean) => void;
  /** What the address bar shows while this overlay is the topmost; absent: what stood there. */
  readonly address?: string;
}

const open: OpenOverlay[] = [];
let isSettling = false;
/** Which page of the router the current entry belongs to, overlays or not. */
let page = '';

const depthOf = (state: unknown): number => {
  const depth = (state as Record<string, unknown> | null)?.[DEPTH];
  return typeof depth === 'number' ? depth : 0;
};

/** The router's own mark of an entry; entries of overlays are copies and carry their page's. */
const pageOf = (state: unknown): string => {
  const { key, idx } = (state ?? {}) as { key?: string; idx?: number };
  return `${key} ${idx}`;
};

/** Brings the history to as many extra entries as overlays are open; runs once per turn. */
function settle(): void {
  if (isSettling) return;
  isSettling = true;
  setTimeout(() => {
    isSettling = false;
    const depth = depthOf(history.state);
    if (depth > open.length) history.go(open.length - depth);
    for (let next = depth + 1; next <= open.length; next += 1) {
      history.pushState({ ...history.state, [DEPTH]: next }, '', open[next - 1]?.address);
    }
    if (depth === open.length) showAddress(open.at(-1));
  });
}

/** One overlay took the place of another: the entry stays, its address changes. */
function showAddress(top: OpenOverlay | undefined): void {
  if (top?.address && top.address !== location.pathname + location.search) {
    history.replaceState(history.state, '', top.address);
  }
}

function onPopState(event: Event): void {
  const isSamePage = pageOf(history.state) === page;
  page = pageOf(history.state);
  const depth = depthOf(history.state);
  if (isSamePage) event.stopImmediatePropagation();
  // An overlay that stays gets its entry back; on another page it may not.
  if (depth > open.length || isSamePage) settle();
  for (const overlay of open.slice(depth).reverse()) overlay.close(!isSamePage);
}

/**
 * To be called once, before the router starts to listen: a step between the overlays of one page, or
 * from one to its page, is no navigation, and the router must not hear of it. (Window listeners are
 * called in the order of their coming, capturing or not.)
 */
export function watchOverlays(): void {
  page = pageOf(history.state);
  // A pop tells only where it came to. To know where it came from, each write must be noted as well.
  for (const write of ['pushState', 'replaceState'] as const) {
    const original = history[write].bind(history);
    history[write] = (...entry) => {
      original(...entry);
      page = pageOf(history.state);
    };
  }
  addEventListener('popstate', onPopState);
}

/** Is a dialog, a sheet or a drawer open? */
export const hasOpenOverlay = (): boolean => open.length > 0;

/** Gives an opened overlay its entry; the answer takes it away again, however it was closed. */
export function holdEntry(overlay: OpenOverlay): () => void {
  open.push(overlay);
  settle();
  return () => {
    open.splice(open.indexOf(overlay), 1);
    settle();
  };
}
