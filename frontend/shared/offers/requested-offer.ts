import { useSyncExternalStore } from 'react';
import type { Offer } from './offer';

let requested: Offer | null = null;
const listeners = new Set<() => void>();

/** Opens the sheet of a text over any page; null closes it. For notices, which outlive their screen. */
export function requestOffer(offer: Offer | null): void {
  requested = offer;
  for (const listener of listeners) listener();
}

function onRequest(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useRequestedOffer = () => useSyncExternalStore(onRequest, () => requested);
