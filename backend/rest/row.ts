import type { RequestContext } from '@backend/operation/context';
import type { Config } from '@backend/settings/config';

export type RestMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The parsed request parameters of a row. */
export interface RestRequest {
  /** Path parameters. */
  readonly params: Readonly<Record<string, string>>;
  /** Query parameters; for a repeated name the last value. */
  readonly query: Readonly<Record<string, string>>;
  /** The JSON object of the body; empty without one. */
  readonly body: Readonly<Record<string, unknown>>;
  /** The file of the field named by the row's `upload`. */
  readonly file?: Uint8Array;
}

/** The request is multipart/form-data with one file. */
export interface UploadRule {
  /** The documented form field. */
  readonly field: string;
  readonly maxBytes: (config: Config) => number;
}

/** What selecting the body may use. */
export type PickContext = Pick<RequestContext, 'config' | 'now' | 'zone'>;

/**
 * One documented call and the GraphQL operation behind it. Permission, validation and rules belong
 * to the operation.
 */
export interface RestRow {
  readonly method: RestMethod;
  /** The documented path under /api: `/bookings/{id}`. Static paths come before those with `{}`. */
  readonly path: string;
  /**
   * A document with exactly one operation and one root field; validated against the schema at
   * start.
   */
  readonly operation: string;
  /** Unset: the request has a JSON body. */
  readonly upload?: UploadRule;
  /** Builds the operation's variables. May throw BAD_REQUEST. */
  readonly variables?: (request: RestRequest) => Record<string, unknown>;
  /** Selects the response body; undefined or null: an empty 204. */
  readonly pick: (data: never, ctx: PickContext) => unknown;
  /**
   * Read in a thread of its own: the answer grows with the company, or takes long to compute. Its
   * operation may use only `ReadContext`.
   */
  readonly isLong?: boolean;
  /**
   * The same until something changes, for one caller: it has an ETag. Its operation may depend on
   * the moment only as `readVersion` knows.
   */
  readonly hasVersion?: boolean;
  /**
   * Takes `limit` and `cursor`, and picks `items` and `nextCursor`. Without both it is sent whole,
   * as `items`.
   */
  readonly isSliced?: boolean;
  /** Status of success; 200 by default. */
  readonly status?: number;
}

/** Types `pick` by the response of its operation. */
export function row<Data>(
  definition: Omit<RestRow, 'pick'> & {
    readonly pick: (data: Data, ctx: PickContext) => unknown;
  },
): RestRow {
  return definition as RestRow;
}
