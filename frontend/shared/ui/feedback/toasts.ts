/** The queue of notices at the foot of the screen; any code may add to it, ToastRegion shows it. */

export type ToastKind = 'success' | 'error' | 'info';

export interface ToastAction {
  /** «Отменить» for an undo. */
  readonly title: string;
  readonly run: () => void;
}

export interface Toast {
  readonly id: number;
  readonly kind: ToastKind;
  readonly text: string;
  readonly action?: ToastAction;
}

/** How long a notice stays (ms) while nobody points at it: time enough to undo, or to read. */
export const TOAST_MS = 10_000;
const NEWS_MS = 5_000;
/** Older notices leave when more are waiting. */
const MAX_SHOWN = 3;

let shown: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function show(next: readonly Toast[]) {
  shown = next;
  for (const listener of listeners) listener();
}

/** Good news without an action leaves sooner: it may stand over a form. */
export function toastMs({ kind, action }: Pick<Toast, 'kind' | 'action'>): number {
  return action || kind === 'error' ? TOAST_MS : NEWS_MS;
}

/** Says something at the foot of the screen; the answer takes it away early. */
export function showToast(kind: ToastKind, text: string, action?: ToastAction): () => void {
  lastId += 1;
  const id = lastId;
  const others = shown.filter((toast) => toast.text !== text);
  show([...others, { id, kind, text, ...(action && { action }) }].slice(-MAX_SHOWN));
  return () => closeToast(id);
}

export function closeToast(id: number) {
  show(shown.filter((toast) => toast.id !== id));
}

export const shownToasts = () => shown;

export function onToastsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
