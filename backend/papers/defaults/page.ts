import {
  AlignmentType,
  BorderStyle,
  convertMillimetersToTwip,
  Document,
  Footer,
  type IParagraphOptions,
  LevelFormat,
  Packer,
  PageNumber,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';

const FONT = 'Arial';
/** Half points. */
const SIZE = 22;
const SMALL = 18;
const MARGINS = { top: 20, bottom: 20, left: 25, right: 15 } as const;
/** Width of the text on A4. Millimetres. */
const TEXT_WIDTH = 170;
const NUMBERING = 'clauses';

export type Block = Paragraph | Table;

const mm = convertMillimetersToTwip;

/** Text with `**bold**` words. */
function runs(text: string): TextRun[] {
  return text
    .split('**')
    .map((part, at) => ({ part, bold: at % 2 === 1 }))
    .filter(({ part }) => part !== '')
    .map(({ part, bold }) => new TextRun({ text: part, bold }));
}

export function line(text: string, options: IParagraphOptions = {}): Paragraph {
  return new Paragraph({ spacing: { before: 80, after: 80 }, ...options, children: runs(text) });
}

export const body = (text: string) => line(text, { alignment: AlignmentType.JUSTIFIED });

export function title(...lines: readonly string[]): Paragraph[] {
  return lines.map((text, at) =>
    line(`**${text}**`, {
      alignment: AlignmentType.CENTER,
      spacing: { before: 0, after: at === lines.length - 1 ? 200 : 40 },
    }),
  );
}

export const heading = (text: string) =>
  line(`**${text}**`, {
    numbering: { reference: NUMBERING, level: 0 },
    keepNext: true,
    spacing: { before: 200, after: 80 },
  });

export const clause = (text: string) =>
  line(text, {
    numbering: { reference: NUMBERING, level: 1 },
    alignment: AlignmentType.JUSTIFIED,
  });

/** A heading of a document without numbered clauses. */
export const subtitle = (text: string) =>
  line(`**${text}**`, { keepNext: true, spacing: { before: 200, after: 80 } });

const BORDER = { style: BorderStyle.SINGLE, size: 4, color: '808080' };
const NO_BORDER = { style: BorderStyle.NONE, size: 0, color: 'auto' };
const BORDERS = { top: BORDER, bottom: BORDER, left: BORDER, right: BORDER };
const NO_BORDERS = { top: NO_BORDER, bottom: NO_BORDER, left: NO_BORDER, right: NO_BORDER };

interface TableOptions {
  /** Millimetres; their sum is the width of the text. */
  readonly widths: readonly number[];
  readonly hasHead?: boolean;
  readonly isPlain?: boolean;
  /** Rows that stay on one page: with what follows, or among themselves. */
  readonly together?: 'withNext' | 'inside';
  /** Alignment of the last column. */
  readonly last?: 'left' | 'right';
}

/** Rows of cells; a cell has a paragraph for each line. */
export function grid(
  rows: readonly (readonly string[])[],
  { widths, hasHead = false, isPlain = false, together, last = 'left' }: TableOptions,
): Table {
  const keepsNext = (row: number) =>
    together === 'withNext' || (together === 'inside' && row < rows.length - 1);
  const borders = isPlain ? NO_BORDERS : BORDERS;
  return new Table({
    layout: TableLayoutType.FIXED,
    width: { size: mm(TEXT_WIDTH), type: WidthType.DXA },
    columnWidths: widths.map(mm),
    rows: rows.map(
      (cells, at) =>
        new TableRow({
          cantSplit: true,
          tableHeader: hasHead && at === 0,
          children: cells.map(
            (text, column) =>
              new TableCell({
                borders,
                width: { size: mm(widths[column] ?? 0), type: WidthType.DXA },
                margins: { top: 40, bottom: 40, left: isPlain ? 0 : 90, right: 90 },
                children: text.split('\n').map((part) =>
                  line(hasHead && at === 0 ? `**${part}**` : part, {
                    spacing: { before: 0, after: 0 },
                    keepNext: keepsNext(at),
                    alignment: column === cells.length - 1 ? last : 'left',
                  }),
                ),
              }),
          ),
        }),
    ),
  });
}

/** Two columns: what, and its value. */
export const facts = (rows: readonly (readonly [string, string])[]) =>
  grid(rows, { widths: [60, 110] });

/** Place and day at both ends of a line. */
export const placeAndDay = () =>
  grid([['{компания.адрес}', '{документ.дата}']], {
    widths: [120, 50],
    isPlain: true,
    last: 'right',
  });

const gap = () => line('', { spacing: { before: 0, after: 0 }, keepNext: true });

/** A row of a list, repeated for each row of its block; its first cell opens the block. */
export function rowsOf(block: string, cells: readonly string[]): string[] {
  return cells.map((cell, at) => {
    const open = at === 0 ? `{#${block}}` : '';
    const close = at === cells.length - 1 ? `{/${block}}` : '';
    return `${open}${cell}${close}`;
  });
}

/** Contents shown when the condition holds. */
export const when = (condition: string, ...contents: readonly Block[]): Block[] => [
  line(`{#${condition}}`),
  ...contents,
  line(`{/${condition}}`),
];

/** A paragraph shown when the condition does not hold. */
export const unless = (condition: string, text: string): Paragraph[] => [
  line(`{^${condition}}`),
  line(text),
  line(`{/${condition}}`),
];

interface Signatures {
  /** Contents above the line of the customer. */
  readonly sign?: string;
  readonly customer?: string;
}

/** Places for the signatures of both parties, kept on one page. */
export function signatures({ sign = '', customer = '{клиент.имя}' }: Signatures = {}): Block[] {
  const rows = [
    ['**Арендодатель**', '**Арендатор**'],
    ['', sign],
    ['_______________________', '_______________________'],
    ['{компания.подписант}', customer],
  ];
  return [gap(), grid(rows, { widths: [85, 85], isPlain: true, together: 'inside' })];
}

/** A page of A4 with the number of the document and of the page below. */
export async function pages(name: string, blocks: readonly Block[]): Promise<Buffer> {
  const footer = new Paragraph({
    alignment: AlignmentType.CENTER,
    children: [
      new TextRun({ text: `${name} № {документ.номер} · страница `, size: SMALL }),
      new TextRun({ children: [PageNumber.CURRENT], size: SMALL }),
      new TextRun({ text: ' из ', size: SMALL }),
      new TextRun({ children: [PageNumber.TOTAL_PAGES], size: SMALL }),
    ],
  });
  const document = new Document({
    title: name,
    creator: '',
    styles: { default: { document: { run: { font: FONT, size: SIZE } } } },
    numbering: {
      config: [
        {
          reference: NUMBERING,
          levels: [
            { level: 0, format: LevelFormat.DECIMAL, text: '%1.', style: indent(8, 8) },
            { level: 1, format: LevelFormat.DECIMAL, text: '%1.%2.', style: indent(12, 12) },
          ],
        },
      ],
    },
    sections: [
      {
        properties: {
          page: {
            size: { width: mm(210), height: mm(297) },
            margin: {
              top: mm(MARGINS.top),
              bottom: mm(MARGINS.bottom),
              left: mm(MARGINS.left),
              right: mm(MARGINS.right),
            },
          },
        },
        footers: { default: new Footer({ children: [footer] }) },
        children: [...blocks],
      },
    ],
  });
  return Packer.toBuffer(document);
}

const indent = (left: number, hanging: number) => ({
  paragraph: { indent: { left: mm(left), hanging: mm(hanging) } },
});
