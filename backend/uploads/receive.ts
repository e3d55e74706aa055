import { Refusal, validationFailed } from '@backend/domain/refusal';
import { MESSAGES } from '@schema/messages';
import { fileTooLarge } from '@schema/messages/files';
import type { Request, Response } from 'express';
import multer, { MulterError } from 'multer';

/** What a form may carry beside its one file: a few words, or what 200 columns mean. */
const OTHER_FIELDS = { fields: 10, fieldSize: 8192, fieldNameSize: 100, headerPairs: 20 } as const;

const SIZE_OR_COUNT = new Set(['LIMIT_PART_COUNT', 'LIMIT_FIELD_COUNT', 'LIMIT_FIELD_VALUE']);

function refusalOf(error: unknown, field: string, maxBytes: number): Refusal {
  const code = error instanceof MulterError ? error.code : '';
  if (code === 'LIMIT_FILE_SIZE') return tooLarge(maxBytes);
  if (code === 'LIMIT_UNEXPECTED_FILE') return fileRequired(field);
  if (SIZE_OR_COUNT.has(code)) {
    return new Refusal('PAYLOAD_TOO_LARGE', MESSAGES.generic.payloadTooLarge);
  }
  // Whatever else the parser says, it says about a body that is no form, or that ended too early.
  return new Refusal('BAD_REQUEST', MESSAGES.generic.malformed);
}

function tooLarge(maxBytes: number): Refusal {
  return new Refusal('PAYLOAD_TOO_LARGE', fileTooLarge(maxBytes));
}

/** For content that did not come as a form; the size is refused before anything looks at it. */
export function assertFits(bytes: Uint8Array, maxBytes: number): void {
  if (bytes.length > maxBytes) throw tooLarge(maxBytes);
}

const fileRequired = (field: string) =>
  validationFailed({ [field]: MESSAGES.uploads.fileRequired });

/**
 * The one file of a multipart/form-data request, in memory; its name and its media type are not even looked at.
 * Refuses: UNSUPPORTED_MEDIA_TYPE for another kind of body, PAYLOAD_TOO_LARGE beyond `maxBytes` (the rest is read
 * and dropped, so that the client hears it), VALIDATION_FAILED without a file in `field`, BAD_REQUEST for a broken body.
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
  if (!request.file || request.file.size === 0) throw fileRequired(field);
  return request.file.buffer;
}
