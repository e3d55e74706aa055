/** A node of a document as docx-preview reads it. */
interface ReadNode {
  type?: string;
  text?: string;
  /** The run belongs to a field: it is not drawn. */
  fieldRun?: boolean;
  readonly children?: readonly ReadNode[];
}

export interface ReadDocument {
  readonly parts: readonly { readonly rootElement?: ReadNode }[];
}

/** Characters of private use in the place of the fields PAGE and NUMPAGES. */
const MARKS: Readonly<Record<string, string>> = { PAGE: '\uE000', NUMPAGES: '\uE001' };
const MARKED = /[\uE000\uE001]/;

function markRun(run: ReadNode): void {
  for (const child of run.children ?? []) {
    const mark = MARKS[child.text?.trim().split(/\s/)[0] ?? ''];
    if (child.type === 'instruction' && mark) {
      child.type = 'text';
      child.text = mark;
      run.fieldRun = false;
    } else markRun(child);
  }
}

/** Makes the page numbers of the footers text: the library draws no fields. */
export function markPageNumbers({ parts }: ReadDocument): void {
  for (const { rootElement } of parts) if (rootElement?.type === 'footer') markRun(rootElement);
}

/** '"стр. " counter(page)': the numbers saved by Word are left out. */
const contentOf = (text: string): string =>
  text
    .replace(/["\\\s]+/g, ' ')
    .replace(/([\uE000\uE001])\d+/g, '$1')
    .split(/([\uE000\uE001])/)
    .map((part) =>
      MARKED.test(part) ? `counter(page${part === MARKS.PAGE ? '' : 's'})` : JSON.stringify(part),
    )
    .join(' ');

/**
 * Removes footers with page numbers and returns the first one as a box of the printed page, '' without
 * any: a section is drawn as one page, whatever its length.
 */
export function takeNumberedFooter(sheets: HTMLElement): string {
  const numbered = [...sheets.querySelectorAll('footer')].filter(({ textContent }) =>
    MARKED.test(textContent),
  );
  for (const footer of numbered) footer.remove();
  const [first] = numbered;
  return first
    ? `@bottom-center { content: ${contentOf(first.textContent.trim())}; font: 8pt sans-serif; }`
    : '';
}
