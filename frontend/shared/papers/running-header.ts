const SIDES: Readonly<Record<string, string>> = { right: 'right', end: 'right', center: 'center' };

/** The only line of a header of text alone; null: another header. */
function lineOf(header: HTMLElement): HTMLElement | null {
  if (header.querySelector('img, svg, table')) return null;
  const lines = [...header.querySelectorAll('p')].filter(({ textContent }) => textContent.trim());
  return lines.length === 1 ? (lines[0] ?? null) : null;
}

const textOf = (line: HTMLElement) => line.textContent.replace(/["\\\s]+/g, ' ').trim();

/**
 * The header of the document as a box of every printed page, '' when its sections have several or one
 * of more than a line: a section is drawn as one page, so its own header would be printed once.
 * Headers in a box are marked and not printed again.
 */
export function takeRunningHeader(sheets: HTMLElement): string {
  const headers = [...sheets.querySelectorAll('header')];
  const lines = headers.map(lineOf);
  const [first] = lines;
  if (!first || lines.some((line) => line === null || textOf(line) !== textOf(first))) return '';
  for (const header of headers) header.classList.add('running');
  const side = SIDES[first.style.textAlign] ?? 'left';
  return `@top-${side} { content: ${JSON.stringify(textOf(first))}; font: 8pt sans-serif; }`;
}
