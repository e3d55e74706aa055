import type { DXT } from 'docxtemplater';
import type PizZip from 'pizzip';
import type { PaperImage } from './paper-job';
import { isImage, printable } from './tag-values';

/** English metric units of a pixel at 96 dpi. */
const EMU_PER_PIXEL = 9525;
const RELATIONSHIPS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const DRAWING = 'http://schemas.openxmlformats.org/drawingml/2006';
const EXTENSIONS = { 'image/png': 'png', 'image/jpeg': 'jpg' } as const;

const ESCAPES: Readonly<Record<string, string>> = {
  '<': '&lt;',
  '>': '&gt;',
  '&': '&amp;',
  '"': '&quot;',
};
const attribute = (text: string) =>
  printable(text)
    .replace(/\s+/g, ' ')
    .replace(/[<>&"]/g, (character) => ESCAPES[character] ?? '');

/** The picture inside a run; its number is given by the module that numbers drawings. */
function drawingOf({ width, height, alt }: PaperImage, relation: string): string {
  const size = `cx="${Math.round(width * EMU_PER_PIXEL)}" cy="${Math.round(height * EMU_PER_PIXEL)}"`;
  return (
    `<w:drawing><wp:inline xmlns:wp="${DRAWING}/wordprocessingDrawing" distT="0" distB="0" distL="0" distR="0">` +
    `<wp:extent ${size}/><wp:docPr id="1" name="${relation}" descr="${attribute(alt)}"/>` +
    `<a:graphic xmlns:a="${DRAWING}/main"><a:graphicData uri="${DRAWING}/picture">` +
    `<pic:pic xmlns:pic="${DRAWING}/picture"><pic:nvPicPr><pic:cNvPr id="0" name="${relation}"/><pic:cNvPicPr/></pic:nvPicPr>` +
    `<pic:blipFill><a:blip xmlns:r="${OFFICE}" r:embed="${relation}"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill>` +
    `<pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext ${size}/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr>` +
    '</pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing>'
  );
}

/** `xml` with elements appended to its root, which is `<name …>…</name>` or `<name …/>`. */
function appended(xml: string, name: string, elements: string): string {
  const end = new RegExp(`</((?:[\\w.-]+:)?)${name}\\s*>\\s*$`);
  const empty = new RegExp(`<((?:[\\w.-]+:)?)${name}((?:\\s[^<>]*)?)/>\\s*$`);
  const filled = (prefix: string) => elements.replaceAll('<', `<${prefix}`);
  if (end.test(xml)) {
    return xml.replace(end, (_, prefix: string) => `${filled(prefix)}</${prefix}${name}>`);
  }
  if (!empty.test(xml)) throw new Error(`the root is not ${name}`);
  return xml.replace(
    empty,
    (_, prefix: string, attributes: string) =>
      `<${prefix}${name}${attributes}>${filled(prefix)}</${prefix}${name}>`,
  );
}

const relationsOf = (part: string) => part.replace(/([^/]+)$/, '_rels/$1.rels');

interface ImagePlaces {
  readonly module: DXT.Module;
  /** Adds the pictures to the rendered document. */
  finish(archive: PizZip): void;
}

/** Places pictures where their tags are. The library has no free module for it. */
export function imagePlaces(): ImagePlaces {
  const names = new Map<Uint8Array, string>();
  const types = new Map<string, PaperImage>();
  /** By part: names of its pictures by relationship. */
  const relations = new Map<string, Map<string, string>>();

  function nameOf(value: PaperImage): string {
    const known = names.get(value.image);
    if (known) return known;
    const name = `word/media/paper-${names.size + 1}.${EXTENSIONS[value.type]}`;
    names.set(value.image, name);
    types.set(name, value);
    return name;
  }

  const module: DXT.Module = {
    name: 'ImagePlaces',
    // Before the module of texts.
    priority: 1,
    render(part, { scopeManager, filePath }) {
      if (part.type !== 'placeholder' || part.module) return null;
      const value: unknown = scopeManager.getValue(part.value, { part });
      if (!isImage(value)) return null;
      const name = nameOf(value);
      const own = relations.get(filePath) ?? new Map<string, string>();
      relations.set(filePath, own);
      const relation = `paper${names.size}`;
      const same = [...own].find(([, target]) => target === name)?.[0];
      if (!same) own.set(relation, name);
      const drawing = drawingOf(value, same ?? relation);
      return { value: `</w:t>${drawing}<w:t xml:space="preserve">`, errors: [] };
    },
  };

  function finish(archive: PizZip): void {
    if (types.size === 0) return;
    for (const [name, { image }] of types) archive.file(name, image);
    const overrides = [...types].map(
      ([name, { type }]) => `<Override PartName="/${name}" ContentType="${type}"/>`,
    );
    change(archive, '[Content_Types].xml', 'Types', overrides.join(''));
    for (const [part, own] of relations) {
      const elements = [...own].map(
        ([id, name]) => `<Relationship Id="${id}" Type="${OFFICE}/image" Target="/${name}"/>`,
      );
      change(archive, relationsOf(part), 'Relationships', elements.join(''));
    }
  }

  return { module, finish };
}

function change(archive: PizZip, part: string, root: string, elements: string): void {
  const xml = archive.file(part)?.asText() ?? `<${root} xmlns="${RELATIONSHIPS}"/>`;
  archive.file(part, appended(xml, root, elements));
}
