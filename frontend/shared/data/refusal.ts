/** A "no" the server said on purpose, or its failure told in words for the user. */
export interface Refusal {
  /** The server's sentence, Russian. */
  readonly message: string;
  /** E.g. CAR_OCCUPIED; null when the answer named none. */
  readonly code: string | null;
  /** Path of a field → its sentence; empty unless validation failed. */
  readonly fields: Readonly<Record<string, string>>;
  /** Everything else the server sent along: conflicts, suggestions. */
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

/** `{message, extensions: {code, fields?, …details}}`, or the same flat as REST answers it. */
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
    // A proxy's page, not our answer: it has no sentence for the user.
    return null;
  }
}

/**
 * What the server said about a failed call; null when it said nothing the user could read.
 * Known by its shape: `errors` of a GraphQL answer (Apollo's CombinedGraphQLErrors, RefusedAnswer),
 * `bodyText` of a refused HTTP answer (ServerError). Importing Apollo's classes would bring its code
 * into the sign-in page.
 */
export function refusalOf(error: unknown): Refusal | null {
  const { errors, bodyText } = recordOf(error);
  if (Array.isArray(errors)) return readError(errors[0]);
  return typeof bodyText === 'string' ? readBody(bodyText) : null;
}

/** Has the session ended? Known by the code, or by a bare 401. */
export function isUnauthenticated(error: unknown): boolean {
  return recordOf(error).statusCode === 401 || refusalOf(error)?.code === 'UNAUTHENTICATED';
}

/** A GraphQL answer that carries errors, as thrown by what asks without Apollo. */
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
