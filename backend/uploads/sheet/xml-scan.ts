import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { BrokenArchive } from '../archive';

/** Above the output of any spreadsheet program; a larger file could exhaust memory. */
const MAX_DEPTH = 64;
const MAX_ATTRIBUTES = 100;
/** Characters per chunk. */
const CHUNK = 1 << 20;

export interface OpenTag {
  /** Without its namespace prefix. */
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Written as `<c/>`. */
  readonly isEmpty: boolean;
}

const openTag = ({ name, attributes, isSelfClosing }: SaxesTagPlain): OpenTag => ({
  name: name.slice(name.indexOf(':') + 1),
  attributes,
  isEmpty: isSelfClosing,
});

/** Scans well-formed XML to its end. Throws BrokenArchive. */
export function scanXml(content: Uint8Array, onOpen: (tag: OpenTag) => void): void {
  scan(content, boundedParser(onOpen));
}

function boundedParser(onOpen: (tag: OpenTag) => void) {
  const parser = new SaxesParser({ position: false, xmlns: false as const });
  let depth = 0;
  let attributes = 0;
  parser.on('error', (error) => {
    throw new BrokenArchive('not well-formed', { cause: error });
  });
  parser.on('opentagstart', () => {
    attributes = 0;
    depth += 1;
    if (depth > MAX_DEPTH) throw new BrokenArchive('too deep');
  });
  parser.on('attribute', () => {
    attributes += 1;
    if (attributes > MAX_ATTRIBUTES) throw new BrokenArchive('too many attributes');
  });
  parser.on('opentag', (tag: SaxesTagPlain) => onOpen(openTag(tag)));
  parser.on('closetag', () => {
    depth -= 1;
  });
  return parser;
}

function scan(content: Uint8Array, parser: ReturnType<typeof boundedParser>): void {
  const text = new TextDecoder('utf-8').decode(content);
  for (let start = 0; start < text.length; start += CHUNK) {
    parser.write(text.slice(start, start + CHUNK));
  }
  parser.close();
}

/** An attribute by its local name: `id` matches `r:id`. */
export function attributeOf({ attributes }: OpenTag, name: string): string | undefined {
  const known = attributes[name];
  if (known !== undefined) return known;
  const prefixed = Object.keys(attributes).find((key) => key.endsWith(`:${name}`));
  return prefixed === undefined ? undefined : attributes[prefixed];
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const quoted = (text: string) => escaped(text).replaceAll('"', '&quot;');

/**
 * The already scanned XML with other attributes: `change` gets each element and returns its
 * attributes, or null to leave out the element, which must be empty. Comments and instructions are
 * dropped.
 */
export function rewriteXml(
  content: Uint8Array,
  change: (tag: OpenTag) => Readonly<Record<string, string>> | null,
): Uint8Array {
  const parts: string[] = [];
  const dropped: boolean[] = [];
  const parser = new SaxesParser({ position: false, xmlns: false as const });
  parser.on('opentag', (tag: SaxesTagPlain) => {
    const attributes = change(openTag(tag));
    dropped.push(attributes === null);
    if (attributes === null) return;
    const written = Object.entries(attributes).map(
      ([name, value]) => ` ${name}="${quoted(value)}"`,
    );
    parts.push(`<${tag.name}${written.join('')}>`);
  });
  parser.on('closetag', (tag: SaxesTagPlain) => {
    if (!dropped.pop()) parts.push(`</${tag.name}>`);
  });
  parser.on('text', (text) => parts.push(escaped(text)));
  parser.on('cdata', (text) => parts.push(escaped(text)));
  scan(content, parser);
  return Buffer.from(parts.join(''));
}
