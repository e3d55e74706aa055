import { PAPER_MESSAGES } from '@schema/messages/papers';
import { PAPER_KINDS, type PaperKind } from '@schema/values/papers/paper-kinds';

/** A document that is not void. */
export interface LivePaper {
  readonly id: number;
  readonly kind: PaperKind;
  readonly sheetId: number | null;
  readonly bookingId: number | null;
}

export interface OfferFacts {
  readonly bookingId: number;
  readonly isCancelled: boolean;
  /** Whether this part continues the rental in another car. */
  readonly isSwapped: boolean;
  /** Latest sheet of each side; null: none. */
  readonly sheetIds: Readonly<Record<'out' | 'back', number | null>>;
  /** Whether the terms differ from those of the latest document that states them. */
  readonly isChanged: boolean;
  /** Documents of the rental. */
  readonly papers: readonly LivePaper[];
}

const M = PAPER_MESSAGES;

function actRefusal(kind: 'act_out' | 'act_back', sheetId: number | null, facts: OfferFacts) {
  if (sheetId === null) return M.noSheet[kind];
  const isIssued = facts.papers.some((paper) => paper.kind === kind && paper.sheetId === sheetId);
  return isIssued ? M.actIssued : null;
}

function contractRefusal({ papers }: OfferFacts) {
  return papers.some(({ kind }) => kind === 'contract') ? M.contractIssued : null;
}

function extensionRefusal(facts: OfferFacts) {
  if (contractRefusal(facts) === null) return M.noContract;
  return facts.isChanged ? null : M.nothingChanged;
}

function swapRefusal({ isSwapped, papers, bookingId }: OfferFacts) {
  if (!isSwapped) return M.notSwapped;
  const isIssued = papers.some((paper) => paper.kind === 'swap' && paper.bookingId === bookingId);
  return isIssued ? M.swapIssued : null;
}

/** Why a document of each kind cannot be issued; null: it can (docs/domain.md, documents). */
export function paperRefusals(facts: OfferFacts): Readonly<Record<PaperKind, string | null>> {
  if (facts.isCancelled) {
    const all = PAPER_KINDS.map((kind) => [kind, M.cancelled] as const);
    return Object.fromEntries(all) as Record<PaperKind, string>;
  }
  return {
    contract: contractRefusal(facts),
    act_out: actRefusal('act_out', facts.sheetIds.out, facts),
    act_back: actRefusal('act_back', facts.sheetIds.back, facts),
    extension: extensionRefusal(facts),
    swap: swapRefusal(facts),
  };
}

/** Kinds that state the terms of the rental. */
export const STATES_TERMS: readonly PaperKind[] = ['contract', 'extension', 'swap'];

/** The latest document that states the terms; `papers`: oldest first. */
export const latestTerms = <P extends LivePaper>(papers: readonly P[]): P | null =>
  papers.findLast(({ kind }) => STATES_TERMS.includes(kind)) ?? null;
