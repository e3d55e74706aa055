import { requireAccess } from '@backend/operation/access';
import type { RequestHandler } from 'express';
import type { Doors } from '../mount';
import type { RestRow } from '../row';
import { openApiOf } from './document';

/**
 * Hands out the description of the calls to whoever is signed in, as the schema of GraphQL; it is made when
 * somebody first asks.
 */
export function openApi(
  rows: readonly RestRow[],
  { schema, contextOf }: Pick<Doors, 'schema' | 'contextOf'>,
): RequestHandler {
  let text: string | undefined;
  return async (request, response) => {
    response.locals.route = '/openapi.json';
    requireAccess({ anyOf: [] }, await contextOf(request, response));
    text ??= JSON.stringify(openApiOf(rows, schema));
    response.type('json').send(text);
  };
}
