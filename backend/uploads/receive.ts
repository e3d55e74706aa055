import { Refusal, validationFailed } from '@backend/domain/refusal';
import { MESSAGES } from '@schema/messages';
import { fileTooLarge, uploads } from '@schema/messages/files';
import type { Request, Response } from 'express';
import multer, { MulterError } from 'multer';

/** Limit of form fields next to the file: a few values, or the mapping of 200 columns. */
const OTHER_FIELDS = { fields: 10, fieldSize: 8192, fieldNameSize: 100, headerPairs: 20 } as const;

const SIZE_OR_COUNT = new Set(['LIMIT_PART_COUNT', 'LIMIT_FIELD_COUNT', 'LIMIT_FIELD_VALUE']);

function refusalOf(error: unknown, field: string, maxBytes: number): Refusal {
  const code = error instanceof MulterError ? error.code : '';
  if (code === 'LIMIT_FILE_SIZE') return tooLarge(maxBytes);
  if (code === 'LIMIT_UNEXPECTED_FILE') return fieldRefused(field, uploads.fileRequired);
  if (SIZE_OR_COUNT.has(code)) {
    return new Refusal('PAYLOAD_TOO_LARGE', MESSAGES.generic.payloadTooLarge);
  }
  // Any other parser error means an invalid or truncated form.
  return new Refusal('BAD_REQUEST', MESSAGES.generic.malformed);
}

function tooLarge(maxBytes: number): Refusal {
  return new Refusal('PAYLOAD_TOO_LARGE', fileTooLarge(maxBytes));
}

/** For content that did not arrive as a form; the size is checked first. */
export function assertFits(bytes: Uint8Array, maxBytes: number): void {
  if (bytes.length > maxBytes) throw tooLarge(maxBytes);
}

const fieldRefused = (field: string, message: string) => validationFailed({ [field]: message });

/**
 * The only file of a multipart/form-data request, in memory; its name and media type are ignored.
 * Throws UNSUPPORTED_MEDIA_TYPE for another kind of body, PAYLOAD_TOO_LARGE beyond `maxBytes` (the
 * rest is drained, so that the client gets the response), VALIDATION_FAILED for no or an empty
 * file in `field`, BAD_REQUEST for a broken body.
 */
export async function receiveFile(
  request: Request,
  response: Response,
  { field, maxBytes }: { readonly field: string; readonly maxBytes: number },
): Promise<Buffer> {
  if (!request.is('multipart/form-data')) {
    throw new Refusal('UNSUPPORTED_MEDIA_TYPE', MESSAGES.generic.unsupportedMediaType);
  }
  const limits = { ...OTHER_FIELDS, files: 1, fileSize: maxBytes };
  const parse = multer({ storage: multer.memoryStorage(), limits }).single(field);
  await new Promise<void>((done, fail) => {
    parse(request, response, (error: unknown) =>
      error ? fail(refusalOf(error, field, maxBytes)) : done(),
    );
  });
  if (!request.file?.originalname) throw fieldRefused(field, uploads.fileRequired);
  if (request.file.size === 0) throw fieldRefused(field, uploads.fileEmpty);
  return request.file.buffer;
}
