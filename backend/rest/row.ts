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

/** What computing the body may use. */
export type PickContext = Pick<RequestContext, 'config' | 'now' | 'zone'>;

/**
 * One documented call and the root field of the GraphQL schema behind it. Permission, validation and
 * rules belong to the field. Its arguments come from the path, from the query string of a GET, from
 * the body of another method; `input` is the whole body. The answer is the value of the field with
 * all fields of its type, unless the row says otherwise.
 */
export interface RestRow {
  readonly method: RestMethod;
  /** The documented path under /api: `/bookings/{id}`. Static paths come before those with `{}`. */
  readonly path: string;
  /** A query, or of a method that changes something, a mutation. */
  readonly field: string;
  /** Its operation; by default the name of the field with a capital. */
  readonly name?: string;
  /** Path parameters that give an argument, or a field of the input, of another name. */
  readonly into?: Readonly<Record<string, string>>;
  /** Arguments that REST does not take, each with its reason. */
  readonly omits?: Readonly<Record<string, string>>;
  /** Unset: the request has a JSON body. */
  readonly upload?: UploadRule;
  /** The selected fields of the type, all by default; or a selection with directives. */
  readonly selects?: readonly string[] | string;
  /** Variables of those directives: true when one of the named query parameters is given. */
  readonly conditions?: Readonly<Record<string, readonly string[]>>;
  /** Fields left out of the answer at any depth, as `Type.field`, each with its reason. */
  readonly without?: Readonly<Record<string, string>>;
  /** Fields of a type in another order than that of the schema, which has the others after them. */
  readonly order?: Readonly<Record<string, readonly string[]>>;
  /** The answer is an object with the value of the field under this name. */
  readonly wrap?: string;
  /** The answer is not the value of the field but an empty 204, or `{ ok: true }`. */
  readonly answer?: 'none' | 'ok';
  /** Computes the answer from the value of the field; null: an empty 204. */
  readonly pick?: (value: never, ctx: PickContext) => unknown;
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
   * Takes `limit` and `cursor`, and answers `items` and `nextCursor`. Without both it is sent whole,
   * as `items`.
   */
  readonly isSliced?: boolean;
  /** Status of success; 200 by default. */
  readonly status?: number;
}

/** A row whose `pick` computes the answer from a value of this type. */
export function computed<Value>(
  row: Omit<RestRow, 'pick'> & { readonly pick: (value: Value, ctx: PickContext) => unknown },
): RestRow {
  return row as RestRow;
}

/** The body of the answer with this value of the field; null or undefined: an empty 204. */
export function bodyOf({ answer, wrap, pick }: RestRow, value: unknown, ctx: PickContext): unknown {
  if (answer) return answer === 'ok' ? { ok: true } : null;
  // `computed` holds the function to the value of the field.
  if (pick) return pick(value as never, ctx);
  return wrap ? { [wrap]: value } : value;
}
