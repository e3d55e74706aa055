import { MESSAGES } from '@schema/messages';
import { RefusedAnswer } from './refusal';

/** A picture over a mobile connection takes longer than a question: 8 s would cut it (spec 1, §7). */
const UPLOAD_TIMEOUT_MS = 120_000;

interface Upload {
  /** Documented path: '/api/uploads/cars/photos'. */
  readonly path: string;
  /** The form's field. */
  readonly field: string;
  readonly file: File;
  /** From 0 to 1. */
  readonly onProgress?: (share: number) => void;
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
 * Sends one file as a form, the documented way (spec 2, §7), and gives its address; null when the answer
 * names none. Throws what refusalOf understands. XMLHttpRequest, for fetch tells no progress.
 */
export function uploadFile({ path, field, file, onProgress }: Upload): Promise<string | null> {
  const form = new FormData();
  form.append(field, file);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => reject(new Error(MESSAGES.generic.unavailable));
    request.open('POST', path);
    request.timeout = UPLOAD_TIMEOUT_MS;
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onerror = fail;
    request.ontimeout = fail;
    request.onload = () => {
      const body = bodyOf(request.responseText);
      if (request.status >= 200 && request.status < 300) {
        resolve(typeof body.url === 'string' && body.url ? body.url : null);
      } else {
        reject(new RefusedAnswer(MESSAGES.generic.unavailable, [body], request.status));
      }
    };
    request.send(form);
  });
}
