import { notFound } from '@backend/domain/refusal';
import type { RequestContext } from '@backend/operation/context';
import type { Em } from '@backend/store/em';
import { Booking } from '@backend/store/entities/booking.entity';
import { PAPER_TEMPLATE_MESSAGES } from '@schema/messages/paper-templates';
import { exampleWords } from '@schema/texts/papers/example-words';
import { EXAMPLE_NUMBER } from '@schema/texts/papers/paper-templates';
import { foldTag } from '@schema/values/papers/fold-tag';
import { filledTemplate } from '../fill-paper';
import { sideOf, wordsOfKind } from '../kind-words';
import { carTitleOf, loadPaperRental } from '../paper-facts';
import { loadSheets } from '../sheet-facts';
import type { PaperFile, TemplateExample, TemplateExampleArgs } from './paper-templates.types';
import { loadPaperTemplate } from './read-paper-templates';

/** Throws NOT_FOUND without bookings. */
async function latestBooking(em: Em): Promise<number> {
  const row = await em.findOne(
    Booking,
    { isComplete: true, cancelledAt: null, customer: { $ne: null } },
    { fields: ['id'], orderBy: { id: 'desc' }, disableIdentityMap: true },
  );
  if (!row) throw notFound(PAPER_TEMPLATE_MESSAGES.noRental);
  return row.id;
}

type Ctx = Pick<RequestContext, 'em' | 'zone' | 'now' | 'config' | 'files' | 'papers'>;

async function exampleOf(ctx: Ctx, { id, bookingId }: TemplateExampleArgs) {
  const template = await loadPaperTemplate(ctx.em, id);
  const booking = bookingId ?? (await latestBooking(ctx.em));
  const rental = await loadPaperRental(ctx.em, booking);
  const sheets = await loadSheets(ctx.em, booking);
  const { kind } = template;
  const words = await wordsOfKind(ctx, { kind, number: EXAMPLE_NUMBER }, rental, sheets);
  return { template, rental, sheets, words };
}

/** The texts of the template's tags for a booking. Throws NOT_FOUND. */
export async function readTemplateExample(
  ctx: Ctx,
  args: TemplateExampleArgs,
): Promise<TemplateExample> {
  const { template, rental, words } = await exampleOf(ctx, args);
  const texts = exampleWords(words);
  return {
    bookingId: rental.part.id,
    customerName: rental.terms.customer,
    carTitle: carTitleOf(rental.part),
    tags: template.tags.map(({ name }) => ({ name, text: texts.get(foldTag(name)) ?? null })),
  };
}

/** The template filled for a booking, without a number. Throws NOT_FOUND; UNAVAILABLE. */
export async function readTemplatePreview(ctx: Ctx, args: TemplateExampleArgs): Promise<PaperFile> {
  const { template, sheets, words } = await exampleOf(ctx, args);
  const side = sideOf(template.kind);
  const { bytes } = await filledTemplate(ctx, {
    kind: template.kind,
    template,
    words,
    sheets: sheets.filter((sheet) => sheet.side === side),
  });
  return { content: bytes };
}
