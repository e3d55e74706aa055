import { createHash } from 'node:crypto';
import { Refusal } from '@backend/domain/refusal';
import type { SignedInContext } from '@backend/operation/context';
import type { PaperValues } from '@backend/papers/paper-job';
import type { HandoverSheet } from '@backend/store/entities/handover/handover-sheet.entity';
import { storeFile } from '@backend/uploads/stored-file';
import { PAPER_MESSAGES } from '@schema/messages/papers';
import type { paperWords } from '@schema/texts/papers/paper-words';
import { withPictures } from '@schema/texts/papers/picture-words';
import { PAPER_PREFIX } from '@schema/values/fleet/file-url';
import type { PaperKind } from '@schema/values/papers/paper-kinds';
import { photosOf, signatureOf } from './sheet-pictures';

export interface WantedPaper {
  readonly kind: PaperKind;
  readonly words: ReturnType<typeof paperWords>;
  /** Sheets of the act's side, oldest first; empty for other kinds. */
  readonly sheets: readonly HandoverSheet[];
}

/** A stored document that has no row yet. */
export interface FilledPaper {
  /** JSON of the words, which the row must equal. */
  readonly words: string;
  readonly fileKey: string;
  readonly fileSize: number;
  readonly sha256: string;
  readonly missing: readonly string[];
}

/**
 * Fills the template and stores the file, which is deleted after a day unless a row claims it.
 * Throws UNAVAILABLE.
 */
export async function fillPaper(
  ctx: SignedInContext,
  { kind, words, sheets }: WantedPaper,
): Promise<FilledPaper> {
  const values: PaperValues = withPictures(
    words,
    await signatureOf(ctx.papers, sheets),
    await photosOf(ctx, sheets),
  );
  const answer = await ctx.papers.run({
    run: 'fill',
    template: kind,
    values,
  });
  if (!('bytes' in answer)) throw new Refusal('UNAVAILABLE', PAPER_MESSAGES.templateBroken);
  const bytes = Buffer.from(answer.bytes);
  const fileKey = await storeFile(ctx, {
    operation: 'issuePaper',
    prefix: PAPER_PREFIX,
    extension: 'docx',
    bytes,
  });
  return {
    words: JSON.stringify(words),
    fileKey,
    fileSize: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    missing: answer.missing,
  };
}
