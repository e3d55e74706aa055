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

/** An issued contract. */
export const PAPER = {
  id: 7,
  kind: 'contract',
  number: '26-Д-0001',
  bookingId: 12,
  carTitle: 'Kia Rio',
  customerName: 'Иванов Пётр',
  issuedAt: '2026-11-20T07:00:00Z',
  userLogin: 'admin',
  url: '/files/paper-1.docx',
  size: 9000,
  sha256: '0'.repeat(64),
  missing: ['клиент.паспорт', 'авто.vin'],
  changes: [],
  voidedAt: null,
  voidedByLogin: null,
  voidReason: null,
};
