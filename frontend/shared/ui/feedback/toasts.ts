import { KIT_TEXTS } from '@schema/texts/shell/shell';

/** The queue of toasts, rendered by ToastRegion. */

type ToastKind = 'success' | 'error' | 'info';

export interface ToastAction {
  /** E.g. «Отменить». */
  readonly title: string;
  readonly run: () => void;
}

export interface Toast {
  readonly id: number;
  readonly kind: ToastKind;
  readonly text: string;
  readonly action?: ToastAction;
  /** A second action, shown before the first. */
  readonly other?: ToastAction;
}

/** Lifetime of a toast that is not hovered, ms. */
const TOAST_MS = 10_000;
const NEWS_MS = 5_000;
/** Older toasts are removed beyond this number. */
const MAX_SHOWN = 3;

let shown: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function show(next: readonly Toast[]) {
  shown = next;
  for (const listener of listeners) listener();
}

/** A success without an action is shorter: it may cover a form. */
export function toastMs({ kind, action }: Pick<Toast, 'kind' | 'action'>): number {
  return action || kind === 'error' ? TOAST_MS : NEWS_MS;
}

/** Shows a toast; returns a function that removes it. */
export function showToast(
  kind: ToastKind,
  text: string,
  action?: ToastAction,
  other?: ToastAction,
): () => void {
  lastId += 1;
  const id = lastId;
  const others = shown.filter((toast) => toast.text !== text);
  show(
    [...others, { id, kind, text, ...(action && { action }), ...(other && { other }) }].slice(
      -MAX_SHOWN,
    ),
  );
  return () => closeToast(id);
}

export function closeToast(id: number) {
  show(shown.filter((toast) => toast.id !== id));
}

/**
 * The undo of the newest toast for the place where the change was made; the toast is removed, so that
 * there is one button. Null: that toast offers none.
 */
export function takeUndo(): (() => void) | null {
  const last = shown.at(-1);
  if (last?.action?.title !== KIT_TEXTS.undo) return null;
  closeToast(last.id);
  return last.action.run;
}

export const shownToasts = () => shown;

export function onToastsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
