import {
  Document,
  Footer,
  Packer,
  PageNumber,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
} from 'docx';

/** A DOCX file with these paragraphs, a table and page numbers in the footer. */
export async function wordFile(...paragraphs: readonly string[]): Promise<ArrayBuffer> {
  const cell = new TableCell({ children: [new Paragraph('Kia Rio')] });
  const rows = [new TableRow({ children: [cell] })];
  const children = [...paragraphs.map((text) => new Paragraph(text)), new Table({ rows })];
  const numbers = new TextRun({
    children: ['страница ', PageNumber.CURRENT, ' из ', PageNumber.TOTAL_PAGES],
  });
  const footers = { default: new Footer({ children: [new Paragraph({ children: [numbers] })] }) };
  const bytes = await Packer.toBuffer(new Document({ sections: [{ children, footers }] }));
  return new Uint8Array(bytes).buffer;
}
