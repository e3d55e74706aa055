/** An intentional refusal of the server, or its failure with a message for the user. */
export interface Refusal {
  /** Russian message of the server. */
  readonly message: string;
  /** E.g. CAR_OCCUPIED; null when the response has none. */
  readonly code: string | null;
  /** Field path → message; empty unless validation failed. */
  readonly fields: Readonly<Record<string, string>>;
  /** Other extensions: conflicts, suggestions. */
  readonly details: Readonly<Record<string, unknown>>;
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function textsOf(value: unknown): Record<string, string> {
  const entries = Object.entries(recordOf(value));
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** `{message, extensions: {code, fields?, …details}}`, or the flat shape of REST. */
function readError(error: unknown): Refusal | null {
  const { message, extensions, ...flat } = recordOf(error);
  if (typeof message !== 'string' || message === '') return null;
  const { code, fields, ...details } = extensions ? recordOf(extensions) : flat;
  return {
    message,
    code: typeof code === 'string' ? code : null,
    fields: textsOf(fields),
    details,
  };
}

function readBody(text: string): Refusal | null {
  try {
    const body = recordOf(JSON.parse(text));
    return readError(Array.isArray(body.errors) ? body.errors[0] : body);
  } catch {
    // A proxy's error page: it has no message for the user.
    return null;
  }
}

/**
 * Parses the server's refusal from an error; null without a message for the user. Detected by
 * shape: `errors` of a GraphQL response (Apollo's CombinedGraphQLErrors, RefusedAnswer), `bodyText`
 * of a failed HTTP response (ServerError). Importing Apollo's classes would add its code to the
 * sign-in page.
 */
export function refusalOf(error: unknown): Refusal | null {
  const { errors, bodyText } = recordOf(error);
  if (Array.isArray(errors)) return readError(errors[0]);
  return typeof bodyText === 'string' ? readBody(bodyText) : null;
}

/** Whether the server answered, including with a failure. */
export const wasAnswered = (error: unknown): boolean =>
  refusalOf(error) !== null || 'statusCode' in recordOf(error);

const ENDED = ['UNAUTHENTICATED', 'PASSWORD_CHANGE_REQUIRED'];

/**
 * Whether the session has ended: by a bare 401, or by the code. A session that must change a
 * one-time password was opened by another tab of this browser.
 */
export function isUnauthenticated(error: unknown): boolean {
  return recordOf(error).statusCode === 401 || ENDED.includes(refusalOf(error)?.code ?? '');
}

/** Whether the browser's session is of another user than the page. */
export const isOtherUser = (error: unknown): boolean => refusalOf(error)?.code === 'OTHER_USER';

/** A GraphQL response with errors, thrown by requests without Apollo. */
export class RefusedAnswer extends Error {
  readonly errors: readonly unknown[];
  readonly statusCode: number;

  constructor(message: string, errors: readonly unknown[], statusCode: number) {
    super(message);
    this.name = 'RefusedAnswer';
    this.errors = errors;
    this.statusCode = statusCode;
  }
}
