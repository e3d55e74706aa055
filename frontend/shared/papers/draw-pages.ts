import { parseAsync, renderDocument } from 'docx-preview';
import { markPageNumbers, type ReadDocument, takeNumberedFooter } from './page-numbers';
import { takeRunningHeader } from './running-header';

const OPTIONS = {
  inWrapper: false,
  // The policy of the page allows no fonts of documents, and pictures as data.
  ignoreFonts: true,
  useBase64URL: true,
  // Parts of HTML inside a document would become frames.
  renderAltChunks: false,
} as const;

/** Addresses that a link of a document may lead to. */
const SAFE_LINK = /^(?:https?|mailto|tel):/i;

/**
 * Style of the pages, apart from that of the application. On paper the margins belong to the printed
 * page: a section may be longer than one.
 */
const STYLE = `
:host { color-scheme: light; }
.sheets {
  width: max-content;
  color: black;
  font: 11pt/1.2 "Times New Roman", serif;
  transform: scale(var(--paper-scale, 1));
  transform-origin: 0 0;
}
section.docx {
  margin-bottom: 16px;
  background: white;
  box-shadow: 0 0 0 1px rgb(0 0 0 / 12%), 0 2px 8px rgb(0 0 0 / 12%);
}
section.docx:last-of-type { margin-bottom: 0; }
img { max-width: 100%; }
@media print {
  .sheets { width: auto; transform: none; }
  section.docx {
    display: block;
    width: auto !important;
    min-height: 0 !important;
    margin: 0;
    padding: 0 !important;
    overflow: visible;
    box-shadow: none;
    break-after: page;
  }
  section.docx:last-of-type { break-after: auto; }
  section.docx > :is(header, footer) {
    min-height: 0 !important;
    margin: 0 !important;
  }
  header.running { display: none; }
  tr, img { break-inside: avoid; }
}
`;

export interface DrawnPages {
  /** Holds the pages one below the other. */
  readonly sheets: HTMLElement;
  /** `size` and `margin` of the printed page, of the first section. */
  readonly pageStyle: string;
}

/** '2cm' of a section as CSS; another value: the default of Word. */
const length = (text: string | undefined): string =>
  text && /^\d+(?:\.\d+)?(?:pt|cm|mm|px)$/.test(text) ? text : '20mm';

function pageStyleOf(section: HTMLElement | null, boxes: string): string {
  const { width, minHeight, paddingTop, paddingRight, paddingBottom, paddingLeft } =
    section?.style ?? ({} as Partial<CSSStyleDeclaration>);
  const isWide = Number.parseFloat(width ?? '') > Number.parseFloat(minHeight ?? '');
  const margins = [paddingTop, paddingRight, paddingBottom, paddingLeft].map(length).join(' ');
  return `@page { size: A4 ${isWide ? 'landscape' : 'portrait'}; margin: ${margins}; ${boxes} }`;
}

/** Links lead to other pages in a tab of their own, and never run a script. */
function tameLinks(sheets: HTMLElement): void {
  for (const link of sheets.querySelectorAll('a')) {
    if (SAFE_LINK.test(link.getAttribute('href') ?? '')) {
      link.target = '_blank';
      link.rel = 'noreferrer';
    } else link.removeAttribute('href');
  }
}

/** Draws the pages of a DOCX file into a shadow root, replacing earlier ones. Throws on a broken file. */
export async function drawPages(bytes: ArrayBuffer, root: ShadowRoot): Promise<DrawnPages> {
  const own = document.createElement('style');
  own.textContent = STYLE;
  const sheets = document.createElement('div');
  sheets.className = 'sheets';
  const read: ReadDocument = await parseAsync(bytes, OPTIONS);
  markPageNumbers(read);
  const nodes = await renderDocument(read, OPTIONS);
  const isStyle = (node: Node): node is HTMLStyleElement => node instanceof HTMLStyleElement;
  const styles = nodes.filter(isStyle);
  // The counters of numbered lists start at the root of the document.
  for (const style of styles) style.textContent = style.textContent.replaceAll(':root', ':host');
  sheets.append(...nodes.filter((node) => !isStyle(node)));
  tameLinks(sheets);
  const boxes = [takeRunningHeader(sheets), takeNumberedFooter(sheets)].join(' ');
  root.replaceChildren(...styles, own, sheets);
  return { sheets, pageStyle: pageStyleOf(sheets.querySelector('section'), boxes) };
}
