import type { Request } from 'express';
import { type DocumentNode, GraphQLError, parse } from 'graphql';
import { LIMITS } from './limits';

/** The document of a request with its raw values. */
export interface Requested {
  readonly document: DocumentNode;
  readonly operationName: string | null;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** Null on a syntax error, which Apollo reports. */
function parsed(text: string): DocumentNode | null {
  try {
    return parse(text, { maxTokens: LIMITS.tokens, noLocation: true });
  } catch (error) {
    if (error instanceof GraphQLError) return null;
    throw error;
  }
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Variables are an object, in an address its JSON; Apollo refuses any other. */
function variablesOf(value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value !== 'string') return { ...Object(value) };
  try {
    return { ...Object(JSON.parse(value)) };
  } catch {
    return {};
  }
}

const known = new WeakMap<Request, Requested | null>();

/** The document of a request, parsed once; null without one and on a syntax error. */
export function requestedOf(request: Request): Requested | null {
  const before = known.get(request);
  if (before !== undefined) return before;
  const { query, operationName, variables } = Object(
    request.method === 'GET' ? request.query : request.body,
  );
  const text = textOf(query);
  const document = text === null ? null : parsed(text);
  const requested = document && {
    document,
    operationName: textOf(operationName),
    variables: variablesOf(variables),
  };
  known.set(request, requested);
  return requested;
}
