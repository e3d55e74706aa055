import { notFound } from '@backend/domain/refusal';
import type { FileStore } from '@backend/uploads/file-store';
import { CONTENT_TYPES } from '@backend/uploads/stored-file';
import { PAPER_MESSAGES } from '@schema/messages/papers';
import { type Request, type RequestHandler, type Response, Router } from 'express';

/** The file of a link's code. Throws NOT_FOUND, TOO_MANY_REQUESTS. */
type OpenFile = (
  code: string,
  request: Request,
  response: Response,
) => Promise<{ readonly key: string; readonly name: string }>;

/** The file of a document by the code of its link, without a session (docs/safety.md, 12). */
export function paperLinkFile(store: Pick<FileStore, 'get'>, open: OpenFile): Router {
  const serve: RequestHandler<{ code: string }> = async (request, response) => {
    response.locals.route = '/papers/links/{code}/file';
    const { key, name } = await open(request.params.code, request, response);
    const bytes = await store.get(key);
    if (!bytes) throw notFound(PAPER_MESSAGES.fileMissing);
    response.attachment(name);
    response.set({
      'Content-Type': CONTENT_TYPES.docx,
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
    });
    response.send(bytes);
  };
  return Router().get('/:code/file', serve);
}
