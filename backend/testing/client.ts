import type { RestMethod } from '@backend/rest/row';
import { call } from './call';

export interface GqlAnswer<Data> {
  status: number;
  headers: Headers;
  data: Data | null;
  /** Undefined when the operation succeeded. */
  errors?: { message: string; path?: (string | number)[]; extensions: Record<string, unknown> }[];
}

export interface RestAnswer<Body> {
  status: number;
  headers: Headers;
  /** Parsed JSON; an empty body is null. */
  body: Body;
}

/** A client of one user against a running application, over REST and GraphQL. */
export interface Client {
  gql<Data = Record<string, unknown>>(
    document: string,
    variables?: Record<string, unknown>,
    headers?: Record<string, string>,
  ): Promise<GqlAnswer<Data>>;
  /** `path` as documented, without /api: `/board?start=2026-11-10&days=21`. */
  rest<Body = Record<string, unknown>>(
    method: RestMethod,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<RestAnswer<Body>>;
  /**
   * The Cookie header of this client; empty when anonymous. Opens its session when none is open.
   */
  cookie(): Promise<string>;
}

/** A client that sends the cookie returned by `cookie`. */
export function clientWith(url: string, cookie: () => Promise<string>): Client {
  async function send(
    method: RestMethod,
    path: string,
    body: string | undefined,
    headers?: Record<string, string>,
  ) {
    const sent = await cookie();
    const all = {
      'content-type': 'application/json',
      ...(sent ? { cookie: sent } : {}),
      ...headers,
    };
    const answer = await call(`${url}${path}`, { method, headers: all, body });
    const isJson = answer.headers.get('content-type')?.includes('json');
    const json: unknown = answer.text && isJson ? JSON.parse(answer.text) : null;
    return { status: answer.status, headers: answer.headers, json };
  }
  return {
    cookie,
    async gql(query, variables, headers) {
      const body = JSON.stringify({ query, variables });
      const { json, ...rest } = await send('POST', '/api/graphql', body, headers);
      return { data: null, ...(json as object), ...rest };
    },
    async rest<Body>(
      method: RestMethod,
      path: string,
      body?: unknown,
      headers?: Record<string, string>,
    ) {
      const text = body === undefined ? undefined : JSON.stringify(body);
      const { json, ...rest } = await send(method, `/api${path}`, text, headers);
      return { ...rest, body: json as Body };
    },
  };
}
