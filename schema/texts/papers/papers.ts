import type { PaperKind } from '@schema/values/papers/paper-kinds';
import { PAPER_KIND_TEXTS } from './paper-kind-texts';

export interface NumberedPaper {
  readonly kind: PaperKind;
  readonly number: string;
}

interface NamedPaper extends NumberedPaper {
  readonly customerName: string;
}

/** «Договор 26-Д-0001» */
export const paperTitle = ({ kind, number }: NumberedPaper): string =>
  `${PAPER_KIND_TEXTS[kind]} ${number}`;

/** «Договор 26-Д-0001 Иванов.docx» */
export function paperFileName(paper: NamedPaper): string {
  const [surname] = paper.customerName.trim().split(/\s+/);
  // Not allowed in the names of files on Windows.
  const name = [paperTitle(paper), surname]
    .filter(Boolean)
    .join(' ')
    .replace(/[\\/:*?"<>|]/g, '');
  return `${name}.docx`;
}

/** The documents of a rental, on its booking and its sheets. */
export const RENTAL_PAPERS_TEXTS = {
  title: 'Документы',
  loading: 'Загружаем документы…',
  loadFailed: 'Документы не загрузились',
  issueFailed: 'Документ не составлен',
  changed: 'Изменилось',
  voided: 'Аннулирован',
  fileDeleted: 'Файл удалён',
  issue: (kind: PaperKind) => `Составить: ${PAPER_KIND_TEXTS[kind]}`,
} as const;
