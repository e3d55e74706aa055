import { type OpenElement, type PartBudget, scanPart } from './scan-part';
import { TemplateRefused } from './template-refused';

const SAFE_LINK = /^(https?|mailto):/i;
const LINK_TYPE = /\/hyperlink$/;
/** Relationships to parts that a program runs. */
const ACTIVE_RELATION =
  /\/(vbaProject|wordVbaData|control|activeXControlBinary|oleObject|package)$/i;
/** Relationships to documents that a program merges or loads. */
const REACHING_RELATION = /\/(aFChunk|attachedTemplate|subDocument|mailMergeSource|frame)$/i;
const REACHING_ELEMENTS = new Set(['altChunk', 'attachedTemplate', 'subDoc', 'mailMerge']);
/**
 * Fields that load files or run programs. QUOTE can write the name of another one by codes of
 * characters.
 */
const REACHING_FIELD =
  /(^|[\s\\])(INCLUDETEXT|INCLUDEPICTURE|INCLUDE|IMPORT|DDE|DDEAUTO|LINK|DATABASE|RD|EMBED|QUOTE)(?=[\s\\]|$)/i;

function refuseField(code: string): void {
  if (REACHING_FIELD.test(code.replace(/"[^"]*"?/g, ' "" '))) throw new TemplateRefused('external');
}

function refuseRelation({ attributes }: OpenElement): void {
  const type = attributes.get('Type') ?? '';
  if (ACTIVE_RELATION.test(type)) throw new TemplateRefused('macros');
  if (REACHING_RELATION.test(type)) throw new TemplateRefused('external');
  if (attributes.get('TargetMode')?.trim().toLowerCase() !== 'external') return;
  const target = attributes.get('Target')?.trim() ?? '';
  if (!LINK_TYPE.test(type) || !SAFE_LINK.test(target)) throw new TemplateRefused('external');
}

/** Throws TemplateRefused for a part that makes a program load or run something, or is not XML. */
export function refuseReachingPart(
  content: Uint8Array,
  extension: string,
  budget: PartBudget,
): void {
  let code = '';
  scanPart(content, budget, {
    onOpen(element) {
      const { name, attributes } = element;
      if (name === 'Relationship' && extension === 'rels') refuseRelation(element);
      if (REACHING_ELEMENTS.has(name)) throw new TemplateRefused('external');
      if (name === 'OLEObject' || name === 'control') throw new TemplateRefused('macros');
      if (name === 'fldSimple') refuseField(attributes.get('instr') ?? '');
      // A name of a field may be split over runs, but not over marks of fields.
      if (name === 'fldChar') {
        refuseField(code);
        code = '';
      }
    },
    onText(text, name) {
      if (name === 'instrText' || name === 'delInstrText') code += text;
    },
  });
  refuseField(code);
}
