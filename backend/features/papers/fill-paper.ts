import { createHash } from 'node:crypto';
import { strictGaps } from '@backend/domain/papers/template-tags';
import { conflict, Refusal } from '@backend/domain/refusal';
import type { RequestContext, SignedInContext } from '@backend/operation/context';
import type { PaperValues } from '@backend/papers/paper-job';
import type { HandoverSheet } from '@backend/store/entities/handover/handover-sheet.entity';
import { storeFile } from '@backend/uploads/stored-file';
import { PAPER_TEMPLATE_MESSAGES, templateFault } from '@schema/messages/paper-templates';
import { PAPER_MESSAGES } from '@schema/messages/papers';
import type { paperWords } from '@schema/texts/papers/paper-words';
import { withPictures } from '@schema/texts/papers/picture-words';
import { tagWords } from '@schema/texts/papers/tag-words';
import { PAPER_PREFIX } from '@schema/values/fleet/file-url';
import type { PaperKind } from '@schema/values/papers/paper-kinds';
import { photosOf, signatureOf } from './sheet-pictures';
import { type TemplateFile, templateBytes } from './used-template';

export interface WantedPaper {
  readonly kind: PaperKind;
  /** Null: the default one. */
  readonly template: TemplateFile | null;
  readonly words: ReturnType<typeof paperWords>;
  /** Sheets of the act's side, oldest first; empty for other kinds. */
  readonly sheets: readonly HandoverSheet[];
}

/** A stored document that has no row yet. */
export interface FilledPaper {
  /** What the row must equal (`sourceOf`). */
  readonly source: string;
  readonly fileKey: string;
  readonly fileSize: number;
  readonly sha256: string;
  readonly missing: readonly string[];
}

/** The template and the words of a document, to be compared. */
export const sourceOf = ({ template, words }: Pick<WantedPaper, 'template' | 'words'>): string =>
  JSON.stringify([template, words]);

type Ctx = Pick<RequestContext, 'em' | 'files' | 'papers' | 'zone'>;

/** The filled template. Throws UNAVAILABLE with the reason. */
export async function filledTemplate(
  ctx: Ctx,
  { kind, template, words, sheets }: WantedPaper,
): Promise<{ readonly bytes: Uint8Array; readonly missing: readonly string[] }> {
  const values: PaperValues = withPictures(
    words,
    await signatureOf(ctx.papers, sheets),
    await photosOf(ctx, sheets),
  );
  const answer = await ctx.papers.run({
    run: 'fill',
    template: template ? await templateBytes(ctx.files, template) : kind,
    values,
  });
  if ('bytes' in answer) return answer;
  const reason =
    'refusal' in answer ? templateFault(answer.refusal.reason, answer.refusal.tags) : null;
  throw new Refusal(
    'UNAVAILABLE',
    [PAPER_MESSAGES.templateBroken, reason].filter(Boolean).join('. '),
  );
}

/**
 * Fills the template and stores the file, which is deleted after a day unless a row claims it.
 * Throws UNAVAILABLE; CONFLICT when values of a strict template are missing.
 */
export async function fillPaper(ctx: SignedInContext, paper: WantedPaper): Promise<FilledPaper> {
  const { bytes: filled, missing } = await filledTemplate(ctx, paper);
  const gaps = paper.template?.isStrict ? strictGaps(missing) : [];
  if (gaps.length > 0) {
    throw conflict(PAPER_TEMPLATE_MESSAGES.strictMissing(gaps.map(tagWords)));
  }
  const bytes = Buffer.from(filled);
  const fileKey = await storeFile(ctx, {
    operation: 'issuePaper',
    prefix: PAPER_PREFIX,
    extension: 'docx',
    bytes,
  });
  return {
    source: sourceOf(paper),
    fileKey,
    fileSize: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    missing,
  };
}
