import { fileTooLarge, uploads } from '@schema/messages/files';
import { templateFault } from '@schema/messages/paper-templates';
import { PAPER_TEMPLATE_LIMITS } from '@schema/values/papers/paper-templates';

/** Accepted by the file dialog. */
export const TEMPLATE_ACCEPT = '.docx';

/** Error text of a file that cannot be a template; null: valid, the server checks the content. */
export function fileFault({ name, size }: Pick<File, 'name' | 'size'>): string | null {
  if (!/\.docx$/i.test(name)) return templateFault('notDocx');
  if (size === 0) return uploads.fileEmpty;
  const { maxBytes } = PAPER_TEMPLATE_LIMITS;
  return size > maxBytes ? fileTooLarge(maxBytes) : null;
}

/** The file name as the server accepts it. */
export function sentName(name: string): string {
  const { fileName } = PAPER_TEMPLATE_LIMITS;
  return name.length <= fileName ? name : `${name.slice(0, fileName - '.docx'.length)}.docx`;
}

/** Bytes of a file from base64. */
export const bytesOf = (content: string): ArrayBuffer =>
  Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0)).buffer;
