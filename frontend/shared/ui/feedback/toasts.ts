import type { ComponentType } from 'react';

/** The queue of toasts, rendered by ToastRegion. */

type ToastKind = 'success' | 'error' | 'info';

export interface ToastAction {
  /** E.g. «Отменить». */
  readonly title: string;
  /** Shown instead of the title on a phone, beside other actions. */
  readonly icon?: ComponentType<{ readonly className?: string }>;
  readonly run: () => void;
}

export interface Toast {
  readonly id: number;
  readonly kind: ToastKind;
  readonly text: string;
  readonly action?: ToastAction;
  /** More actions, shown before the first. */
  readonly others?: readonly ToastAction[];
}

/** Lifetime of a short toast that is not hovered or focused, ms. */
const TOAST_MS = 10_000;
const NEWS_MS = 5_000;
/** Characters per additional second: reading speed for a notice of several lines. */
const CHARACTERS_A_SECOND = 40;
const LONGEST_MS = 30_000;
/** Maximum number of toasts; older ones are removed. */
const MAX_SHOWN = 3;

let shown: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function show(next: readonly Toast[]) {
  shown = next;
  for (const listener of listeners) listener();
}

/**
 * Increases with the length of the text. A success without an action is shorter: it may cover a
 * form.
 */
export function toastMs({ kind, text, action, others = [] }: Omit<Toast, 'id'>): number {
  const shortest = action || kind === 'error' ? TOAST_MS : NEWS_MS;
  const words = [text, ...[action, ...others].map((one) => one?.title ?? '')].join(' ');
  const reading = Math.floor(words.length / CHARACTERS_A_SECOND) * 1000;
  return Math.min(LONGEST_MS, shortest + reading);
}

/** Shows a toast; returns a function that removes it. */
export function showToast(
  kind: ToastKind,
  text: string,
  action?: ToastAction,
  others: readonly ToastAction[] = [],
): () => void {
  lastId += 1;
  const id = lastId;
  const older = shown.filter((toast) => toast.text !== text);
  const toast = { id, kind, text, ...(action && { action }), others };
  show([...older, toast].slice(-MAX_SHOWN));
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
