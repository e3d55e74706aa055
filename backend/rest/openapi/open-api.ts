import { requireAccess } from '@backend/operation/access';
import type { RequestHandler } from 'express';
import type { RestOptions } from '../mount';
import type { RestRow } from '../row';
import { openApiOf } from './document';

/**
 * Serves the OpenAPI document to signed-in users, like GraphQL introspection; built at the first
 * request.
 */
export function openApi(
  rows: readonly RestRow[],
  { schema, contextOf }: Pick<RestOptions, 'schema' | 'contextOf'>,
): RequestHandler {
  let text: string | undefined;
  return async (request, response) => {
    response.locals.route = '/openapi.json';
    requireAccess({ anyOf: [] }, await contextOf(request, response));
    text ??= JSON.stringify(openApiOf(rows, schema));
    response.type('json').send(text);
  };
}
