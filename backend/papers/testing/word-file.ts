import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { SaxesParser } from 'saxes';

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const NAMESPACES = [
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"',
  `xmlns:r="${OFFICE}"`,
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"',
  'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"',
  'xmlns:v="urn:schemas-microsoft-com:vml"',
].join(' ');
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

/** Parts beside the document of `wordFile`, with the kind of their relationship. */
const SIDE_PARTS = { header: 'hdr', footer: 'ftr', footnotes: 'footnotes', endnotes: 'endnotes' };
type SidePart = keyof typeof SIDE_PARTS;

export const run = (text: string, properties = '') =>
  `<w:r>${properties && `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`;
export const paragraph = (...content: readonly string[]) => `<w:p>${content.join('')}</w:p>`;
export const cell = (...content: readonly string[]) => `<w:tc>${content.join('')}</w:tc>`;
export const table = (...rows: readonly string[]) =>
  `<w:tbl>${rows.map((row) => `<w:tr>${row}</w:tr>`).join('')}</w:tbl>`;

interface WordFile {
  readonly sides?: Partial<Readonly<Record<SidePart, string>>>;
  /** Elements of [Content_Types].xml. */
  readonly types?: string;
  /** Relationships of the document. */
  readonly relations?: string;
  /** Further parts, or others instead of the usual ones. */
  readonly parts?: Readonly<Record<string, string | Uint8Array>>;
  readonly mainType?: string;
}

/** A document of Word from hand-made XML: the content of its body and of other parts. */
export function wordFile(body: string, file: WordFile = {}): Uint8Array {
  const { sides = {}, types = '', relations = '', parts = {}, mainType } = file;
  const names = Object.keys(sides).filter((name): name is SidePart => name in SIDE_PARTS);
  const override = (name: string, kind: string) =>
    `<Override PartName="/word/${name}.xml" ContentType="${WORD}.${kind}+xml"/>`;
  const files: Record<string, string | Uint8Array> = {
    '[Content_Types].xml':
      `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
      `<Default Extension="xml" ContentType="application/xml"/>${override('document', mainType ?? 'document.main')}` +
      `${names.map((name) => override(name, name)).join('')}${types}</Types>`,
    '_rels/.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${OFFICE}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/_rels/document.xml.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${names
      .map((name) => `<Relationship Id="${name}" Type="${OFFICE}/${name}" Target="${name}.xml"/>`)
      .join('')}${relations}</Relationships>`,
    'word/document.xml': `${HEAD}<w:document ${NAMESPACES}><w:body>${body}<w:sectPr/></w:body></w:document>`,
    ...Object.fromEntries(
      names.map((name) => [
        `word/${name}.xml`,
        `${HEAD}<w:${SIDE_PARTS[name]} ${NAMESPACES}>${sides[name]}</w:${SIDE_PARTS[name]}>`,
      ]),
    ),
    ...parts,
  };
  const bytes = Object.entries(files).map(
    ([name, part]) => [name, typeof part === 'string' ? strToU8(part) : part] as const,
  );
  return zipSync(Object.fromEntries(bytes));
}

export function partOf(file: Uint8Array, name: string): string {
  const part = unzipSync(file)[name];
  if (!part) throw new Error(`no part ${name}`);
  return strFromU8(part);
}

/** The text of a part as Word shows it: a line for each paragraph and each break. */
export function textOf(file: Uint8Array, name = 'word/document.xml'): string {
  let text = '';
  let isText = false;
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name: tag, isSelfClosing }) => {
    isText = tag === 'w:t' && !isSelfClosing;
    if (tag === 'w:br') text += '\n';
  });
  parser.on('closetag', ({ name: tag }) => {
    isText = false;
    if (tag === 'w:p') text += '\n';
  });
  parser.on('text', (part) => {
    if (isText) text += part;
  });
  parser.write(partOf(file, name)).close();
  return text.replace(/\n$/, '');
}
