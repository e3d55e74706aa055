import { ArchiveTooLarge, BrokenArchive, unpack } from '@backend/uploads/archive';
import { refuseReachingPart } from './reaching-parts';
import { fullBudget, scanPart } from './scan-part';
import { TemplateRefused } from './template-refused';

const MAX_BYTES = 2 * 1024 * 1024;
const MAX_ENTRIES = 500;
const MAX_UNPACKED_BYTES = 30 * 1024 * 1024;

const ZIP = [0x50, 0x4b];
const TYPES_PART = '[Content_Types].xml';
const MAIN_TYPE =
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const ACTIVE_TYPES = /macroEnabled|vbaProject|vbaData|activeX|oleObject|\.package$/i;
/** Embedded documents; a picture and a font are none. */
const ACTIVE_NAMES = /(^|\/)(vbaProject\.bin|vbaData\.xml|activeX\/|embeddings\/)/i;

export type TemplateParts = ReadonlyMap<string, Buffer>;

async function partsOf(bytes: Buffer): Promise<Map<string, Buffer>> {
  if (bytes.length > MAX_BYTES) throw new TemplateRefused('tooLarge');
  if (ZIP.some((byte, place) => bytes[place] !== byte)) throw new TemplateRefused('notDocx');
  try {
    return await unpack(bytes, {
      wanted: (name) => !name.endsWith('/'),
      maxBytes: MAX_UNPACKED_BYTES,
      maxEntries: MAX_ENTRIES,
    });
  } catch (error) {
    if (error instanceof ArchiveTooLarge) throw new TemplateRefused('tooLarge');
    if (error instanceof BrokenArchive) throw new TemplateRefused('unreadable');
    throw error;
  }
}

interface ContentTypes {
  /** By extension, in lower case. */
  readonly byExtension: Map<string, string>;
  /** By name of the part, without its first slash, in lower case. */
  readonly byName: Map<string, string>;
}

function contentTypesOf(parts: TemplateParts): ContentTypes {
  const content = parts.get(TYPES_PART);
  if (!content) throw new TemplateRefused('notDocx');
  const types: ContentTypes = { byExtension: new Map(), byName: new Map() };
  scanPart(content, fullBudget(), {
    onOpen({ name, attributes }) {
      const type = attributes.get('ContentType') ?? '';
      if (ACTIVE_TYPES.test(type)) throw new TemplateRefused('macros');
      const extension = attributes.get('Extension')?.toLowerCase();
      const part = attributes.get('PartName')?.replace(/^\//, '').toLowerCase();
      if (name === 'Default' && extension) types.byExtension.set(extension, type);
      if (name === 'Override' && part) types.byName.set(part, type);
    },
  });
  return types;
}

/**
 * The parts of an uploaded template. Throws TemplateRefused: not a document of Word, macros and
 * embedded files, what a program would load from elsewhere, entities, or more than the limits.
 */
export async function openTemplate(bytes: Uint8Array): Promise<TemplateParts> {
  const parts = await partsOf(Buffer.from(bytes));
  const types = contentTypesOf(parts);
  const budget = fullBudget();
  let hasMain = false;
  for (const [name, content] of parts) {
    if (ACTIVE_NAMES.test(name)) throw new TemplateRefused('macros');
    const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
    const type = types.byName.get(name.toLowerCase()) ?? types.byExtension.get(extension) ?? '';
    hasMain ||= type === MAIN_TYPE;
    const isXml = /xml/i.test(type) || /^(xml|rels|vml)$/.test(extension);
    if (isXml && name !== TYPES_PART) refuseReachingPart(content, extension, budget);
  }
  if (!hasMain) throw new TemplateRefused('notDocx');
  return parts;
}
