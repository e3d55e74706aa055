import { paragraph, run, wordFile } from '@backend/papers/testing/word-file';
import { PERMISSIONS } from '@schema/permissions';
import type { PaperKind } from '@schema/values/papers/paper-kinds';
import type { Client } from './client';
import { formOf, sendForm } from './data/uploads';
import type { TestApp } from './test-app';

/** A template with these paragraphs. */
export const templateFile = (...texts: readonly string[]): Uint8Array =>
  wordFile(texts.map((text) => paragraph(run(text))).join(''));

interface SentTemplate {
  readonly bytes: Uint8Array;
  readonly kind?: string;
  readonly fileName?: string;
}

/** Uploads a template as a form. */
export function sendTemplate<Body = Record<string, unknown>>(
  { url }: Pick<TestApp, 'url'>,
  client: Client,
  { bytes, kind = 'contract', fileName }: SentTemplate,
) {
  const form = formOf({ field: 'template', bytes, name: 'договор.docx' });
  form.append('kind', kind);
  if (fileName !== undefined) form.append('fileName', fileName);
  return sendForm<Body>(url, client, '/company/paper-templates', form);
}

/** Uploads a template that is not in use; returns its id. */
export async function uploadTemplateOf(
  app: TestApp,
  kind: PaperKind = 'contract',
): Promise<number> {
  const bytes = templateFile('Договор {документ.номер}', 'Клиент: {клиент.имя}');
  const sent = await sendTemplate<{ id: number }>(app, app.as(PERMISSIONS), { bytes, kind });
  if (sent.status !== 201) throw new Error(`no template: ${JSON.stringify(sent.body)}`);
  return sent.body.id;
}
