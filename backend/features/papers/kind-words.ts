import type { SignedInContext } from '@backend/operation/context';
import type { HandoverSheet } from '@backend/store/entities/handover/handover-sheet.entity';
import { paperWords } from '@schema/texts/papers/paper-words';
import { ACT_SIDES, type PaperKind } from '@schema/values/papers/paper-kinds';
import { commonFacts, type PaperRental } from './paper-facts';
import { readPaperSheet } from './sheet-facts';

/** Side of the sheet that an act is about; null for other kinds. */
export const sideOf = (kind: PaperKind) =>
  kind in ACT_SIDES ? ACT_SIDES[kind as keyof typeof ACT_SIDES] : null;

export interface KindOfPaper {
  readonly kind: PaperKind;
  /** Number as printed. */
  readonly number: string;
}

type Ctx = Pick<SignedInContext, 'em' | 'zone' | 'now' | 'config'>;

/** What a document of this kind states about the rental now; ten statements at most. */
export async function wordsOfKind(
  ctx: Ctx,
  { kind, number }: KindOfPaper,
  rental: PaperRental,
  sheets: readonly HandoverSheet[],
) {
  const common = await commonFacts(ctx, rental);
  const side = sideOf(kind);
  return paperWords({
    ...common,
    contract: kind === 'contract' ? { number, issuedAt: ctx.now } : common.contract,
    number,
    sheet: side && (await readPaperSheet(ctx.em, sheets, side)),
  });
}
