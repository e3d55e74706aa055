import {
  AlignmentType,
  Document,
  Footer,
  Header,
  Packer,
  PageNumber,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
} from 'docx';

/** A DOCX file with these paragraphs, a table, a header and page numbers in the footer. */
export async function wordFile(...paragraphs: readonly string[]): Promise<ArrayBuffer> {
  const cell = new TableCell({ children: [new Paragraph('Kia Rio')] });
  const rows = [new TableRow({ children: [cell] })];
  const children = [...paragraphs.map((text) => new Paragraph(text)), new Table({ rows })];
  const numbers = new TextRun({
    children: ['страница ', PageNumber.CURRENT, ' из ', PageNumber.TOTAL_PAGES],
  });
  const footers = { default: new Footer({ children: [new Paragraph({ children: [numbers] })] }) };
  const title = new Paragraph({ text: 'Договор № 1', alignment: AlignmentType.RIGHT });
  const headers = { default: new Header({ children: [title] }) };
  const section = { children, footers, headers };
  const bytes = await Packer.toBuffer(new Document({ sections: [section] }));
  return new Uint8Array(bytes).buffer;
}
