import type { PaperKind } from '@schema/values/papers/paper-kinds';

interface Offer {
  readonly kind: PaperKind;
  /** Why it cannot be issued; null: it can. */
  readonly refusal: string | null;
}

interface Issued {
  readonly kind: PaperKind;
  readonly voidedAt: string | null;
}

/** Refused kinds that are explained: the others follow an event, such as a saved sheet. */
const EXPLAINED: readonly PaperKind[] = ['contract'];

/**
 * Documents that can be issued, and the refused ones that are explained: those that the rental does not
 * have yet.
 */
export function shownOffers(offers: readonly Offer[], papers: readonly Issued[]) {
  const isThere = (kind: PaperKind) =>
    papers.some((paper) => paper.kind === kind && paper.voidedAt === null);
  return {
    open: offers.filter(({ refusal }) => refusal === null),
    refused: offers.filter(
      ({ kind, refusal }) => refusal !== null && EXPLAINED.includes(kind) && !isThere(kind),
    ),
  };
}
