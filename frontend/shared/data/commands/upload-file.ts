import { MESSAGES } from '@schema/messages';
import { noteOtherUser } from '../requests/other-user';
import { pageUserHeader } from '../requests/page-user';
import { RefusedAnswer } from '../requests/refusal';

/** Uploads may exceed the 8 s of other requests (requirements.md, P2). */
const UPLOAD_TIMEOUT_MS = 120_000;

interface SentForm {
  /** '/api/import' */
  readonly path: string;
  readonly form: FormData;
  readonly headers?: Readonly<Record<string, string>>;
  /** From 0 to 1. */
  readonly onProgress?: (share: number) => void;
  readonly signal?: AbortSignal;
}

interface Upload extends Pick<SentForm, 'path' | 'onProgress' | 'headers'> {
  /** Name of the form field. */
  readonly field: string;
  readonly file: File;
  /** Sent with the file. */
  readonly fields?: Readonly<Record<string, string>>;
}

function bodyOf(text: string): Record<string, unknown> {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? { ...body } : {};
  } catch {
    return {};
  }
}

/**
 * Sends a form with a file and returns the response. Throws errors that refusalOf parses. Uses
 * XMLHttpRequest because fetch reports no upload progress.
 */
export function sendForm(sent: SentForm): Promise<Record<string, unknown>> {
  const { path, form, headers = {}, onProgress, signal } = sent;
  return new Promise((resolve, reject) => {
    const sentAtMs = performance.now();
    const request = new XMLHttpRequest();
    const fail = () => reject(new Error(MESSAGES.generic.unavailable));
    request.open('POST', path);
    for (const [name, value] of Object.entries({ ...pageUserHeader(), ...headers }))
      request.setRequestHeader(name, value);
    request.timeout = UPLOAD_TIMEOUT_MS;
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onerror = fail;
    request.ontimeout = fail;
    request.onabort = fail;
    request.onload = () => {
      const body = bodyOf(request.responseText);
      if (request.status >= 200 && request.status < 300) return resolve(body);
      const refused = new RefusedAnswer(MESSAGES.generic.unavailable, [body], request.status);
      noteOtherUser(refused, sentAtMs);
      reject(refused);
    };
    signal?.addEventListener('abort', () => request.abort());
    request.send(form);
  });
}

/** Uploads one file (requirements.md, P24, P47); resolves to its URL, or null. */
export async function uploadFile({
  path,
  field,
  file,
  fields = {},
  headers,
  onProgress,
}: Upload): Promise<string | null> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append(field, file);
  const { url } = await sendForm({ path, form, headers, onProgress });
  return typeof url === 'string' && url ? url : null;
}
