import { packPlainly } from '@backend/uploads/archive';
import type { FoundTag } from '@schema/values/papers/found-tag';
import type Docxtemplater from 'docxtemplater';
import { compileTemplate, inTemplate } from './compile-template';
import { defaultTemplate } from './default-templates';
import { tagFinder } from './found-tags';
import { inkPixels } from './ink-pixels';
import { openTemplate } from './open-template';
import type { PaperAnswer, PaperOrder, PaperValues } from './paper-job';
import { imagePlaces } from './place-images';
import { tagValues } from './tag-values';
import { TemplateRefused } from './template-refused';

function inspect(archive: Uint8Array): readonly FoundTag[] {
  const { module, found } = tagFinder();
  compileTemplate(archive, { modules: [module], parser: () => ({ get: () => '' }) });
  return found();
}

/** The date of every entry, the earliest of the format: equal values make equal bytes. */
const PACKED_AT = new Date(1980, 0, 1);

/** The library adds an entry for each folder, which a document of Word has not. */
function packed(document: Docxtemplater) {
  const files: Record<string, { date: Date }> = document.getZip().files;
  for (const file of Object.values(files)) file.date = PACKED_AT;
  return document.toBuffer({
    compression: 'DEFLATE',
    // Called with a record of files by name.
    fileOrder: (files) => Object.keys(files).filter((name) => !name.endsWith('/')),
  });
}

function fill(
  archive: Uint8Array,
  values: PaperValues,
): { readonly bytes: Uint8Array; readonly missing: readonly string[] } {
  const { parser, missing } = tagValues();
  const images = imagePlaces();
  const document = compileTemplate(archive, { modules: [images.module], parser });
  inTemplate(() => document.render(values));
  images.finish(document.getZip());
  return { bytes: packed(document), missing: [...missing] };
}

/**
 * Inspects or fills a template of Word, returns a default one, or draws a signature. Reads nothing but
 * its order; a template that cannot be used is answered with its reason.
 */
export async function runPaper(order: PaperOrder): Promise<PaperAnswer> {
  if (order.run === 'draw') return { drawn: inkPixels(order.ink, order.width) };
  if (order.run === 'default') return { template: await defaultTemplate(order.kind) };
  try {
    const { template } = order;
    const bytes = typeof template === 'string' ? await defaultTemplate(template) : template;
    const archive = packPlainly(await openTemplate(bytes));
    return order.run === 'inspect' ? { tags: inspect(archive) } : fill(archive, order.values);
  } catch (error) {
    if (error instanceof TemplateRefused) return { refusal: error.refusal };
    throw error;
  }
}
