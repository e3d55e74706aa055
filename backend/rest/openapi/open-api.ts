import type { RequestHandler } from 'express';
import type { GraphQLSchema } from 'graphql';
import type { RestRow } from '../row';
import { openApiOf } from './document';

/** Hands out the description of the calls; it is made when somebody first asks. */
export function openApi(rows: readonly RestRow[], schema: GraphQLSchema): RequestHandler {
  let text: string | undefined;
  return (_request, response) => {
    text ??= JSON.stringify(openApiOf(rows, schema));
    response.set('Cache-Control', 'no-cache');
    response.type('json').send(text);
  };
}
