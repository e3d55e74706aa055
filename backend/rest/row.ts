import type { Config } from '@backend/config';
import type { RequestContext } from '@backend/operation/context';

export type RestMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What a row may read of the call, already parsed. */
export interface RestRequest {
  /** Values of the `{name}` parts of the path. */
  readonly params: Readonly<Record<string, string>>;
  /** Values after `?`; of a name given twice, the last. */
  readonly query: Readonly<Record<string, string>>;
  /** The JSON object of the body; empty when there was none. */
  readonly body: Readonly<Record<string, unknown>>;
  /** What came in the field that the row's `upload` names. */
  readonly file?: Uint8Array;
}

/** The call is a form (multipart/form-data) with one file. */
export interface UploadRule {
  /** The form's field, as documented. */
  readonly field: string;
  readonly maxBytes: (config: Config) => number;
}

/**
 * One documented call and the GraphQL operation that answers it. A row selects, it never decides:
 * permission, validation and rules are the operation's own.
 */
export interface RestRow {
  readonly method: RestMethod;
  /** As documented, under /api: `/bookings/{id}`. Fixed paths stand before those with `{}`. */
  readonly path: string;
  /** A document with exactly one operation and one root field; checked against the schema at start. */
  readonly operation: string;
  /** Unset: the call has a JSON body. */
  readonly upload?: UploadRule;
  /** Fills the operation's variables. May throw a Refusal (BAD_REQUEST) for what it cannot read. */
  readonly variables?: (request: RestRequest) => Record<string, unknown>;
  /** The branch of the answer that is the reply's body; undefined or null: an empty 204. */
  readonly pick: (data: never, ctx: RequestContext) => unknown;
  /** Status of success; 200 unless told. */
  readonly status?: number;
}

/** Lets `pick` name the shape of its own operation's answer. */
export function row<Data>(
  definition: Omit<RestRow, 'pick'> & {
    readonly pick: (data: Data, ctx: RequestContext) => unknown;
  },
): RestRow {
  return definition as RestRow;
}
