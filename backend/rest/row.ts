import type { RequestContext } from '@backend/operation/context';
import type { Config } from '@backend/settings/config';

export type RestMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The parsed request parameters of a row. */
export interface RestRequest {
  /** Path parameters. */
  readonly params: Readonly<Record<string, string>>;
  /** Query parameters; for a repeated name the last value. */
  readonly query: Readonly<Record<string, string>>;
  /** The JSON object of the body, or the texts of a form; empty without one. */
  readonly body: Readonly<Record<string, unknown>>;
  /** The file of an upload. */
  readonly file?: Uint8Array;
}

/** The request is multipart/form-data with one file: the argument of the type FileContent. */
export interface UploadRule {
  readonly maxBytes: (config: Config) => number;
}

/** Context for computing the body. */
export type PickContext = Pick<RequestContext, 'config' | 'now' | 'zone'>;

/**
 * One documented call with its root field of the GraphQL schema. The field defines permission,
 * validation and rules. Its arguments come from the path, from the query string of a GET, from the
 * body of another method; `input` is the whole body. The answer is the value of the field with all
 * fields of its type, unless the row overrides this.
 */
export interface RestRow {
  readonly method: RestMethod;
  /** The documented path under /api: `/bookings/{id}`. Static paths precede paths with `{}`. */
  readonly path: string;
  /** A query, or a mutation for a writing method. */
  readonly field: string;
  /** Operation name; by default the capitalised name of the field. */
  readonly name?: string;
  /** Path parameters with another name than their argument or input field. */
  readonly into?: Readonly<Record<string, string>>;
  /** Arguments not accepted over REST, each with its reason. */
  readonly omits?: Readonly<Record<string, string>>;
  /** Unset: the request has a JSON body. */
  readonly upload?: UploadRule;
  /** The selected fields of the type, all by default; or a selection with directives. */
  readonly selects?: readonly string[] | string;
  /** Variables of those directives: true when one of the named query parameters is present. */
  readonly conditions?: Readonly<Record<string, readonly string[]>>;
  /** Fields left out of the answer at any depth, as `Type.field`, each with its reason. */
  readonly without?: Readonly<Record<string, string>>;
  /** Custom field order of a type; the other fields follow in schema order. */
  readonly order?: Readonly<Record<string, readonly string[]>>;
  /** The answer is an object with the value of the field under this name. */
  readonly wrap?: string;
  /** The answer is an empty 204 or `{ ok: true }` instead of the field's value. */
  readonly answer?: 'none' | 'ok';
  /** Computes the answer from the value of the field; null: an empty 204. */
  readonly pick?: (value: never, ctx: PickContext) => unknown;
  /**
   * Run in a separate thread: the answer grows with the company, or takes long to compute. Its
   * operation may use only `ReadContext`.
   */
  readonly isLong?: boolean;
  /**
   * Unchanged until data changes, for one caller, so it has an ETag. Its operation may depend on
   * the time only as covered by `readVersion`.
   */
  readonly hasVersion?: boolean;
  /**
   * Accepts `limit` and `cursor`, and returns `items` and `nextCursor`. Without both the whole list
   * is sent as `items`.
   */
  readonly isSliced?: boolean;
  /** Status of success; 200 by default. */
  readonly status?: number;
}

/** A row with a `pick` that computes the answer from a value of this type. */
export function computed<Value>(
  row: Omit<RestRow, 'pick'> & { readonly pick: (value: Value, ctx: PickContext) => unknown },
): RestRow {
  return row as RestRow;
}

/** The body of the answer for this value of the field; null or undefined: an empty 204. */
export function bodyOf({ answer, wrap, pick }: RestRow, value: unknown, ctx: PickContext): unknown {
  if (answer) return answer === 'ok' ? { ok: true } : null;
  // `computed` restricts the function to the type of the field's value.
  if (pick) return pick(value as never, ctx);
  return wrap ? { [wrap]: value } : value;
}
