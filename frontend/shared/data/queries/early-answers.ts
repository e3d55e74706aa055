import { pageUser } from '../requests/page-user';
import { askPlainly, type PlainRequest } from '../requests/plain-request';
import { refusalOf } from '../requests/refusal';

/** An answer not taken within this time may miss changes, ms. */
const KEPT_MS = 30_000;

interface EarlyAnswer {
  readonly answer: Promise<unknown>;
  readonly requestedAtMs: number;
}

const answers = new Map<string, EarlyAnswer>();
/** All early requests, also those whose answer has been taken. */
const early = new Map<string, Promise<unknown>>();
/** Requests that the page has made itself: an answer that comes later would be kept for nobody. */
const made = new Set<string>();

/** An answer for one user is none for another. */
const keyOf = ({
  operationName,
  variables,
  pageUser: user = pageUser(),
}: Omit<PlainRequest, 'query'>) => JSON.stringify([operationName, variables, user]);

/** Sends a request whose answer the first `askOnce` for the same takes. The same again is not sent. */
export function askEarly<Data>(request: PlainRequest): Promise<Data> {
  const key = keyOf(request);
  const known = early.get(key);
  // The key names the operation, whose answer has this type.
  if (known) return known as Promise<Data>;
  const answer = askPlainly<Data>(request);
  // Its taker handles the failure; without one it is of no interest.
  answer.catch(() => undefined);
  early.set(key, answer);
  if (!made.has(key)) answers.set(key, { answer, requestedAtMs: Date.now() });
  return answer;
}

/** The answer on its way for the same request, once; null: none is, or it is too old. */
export function takeEarly(request: Omit<PlainRequest, 'query'>): Promise<unknown> | null {
  const key = keyOf(request);
  made.add(key);
  const waiting = answers.get(key);
  answers.delete(key);
  return waiting && Date.now() - waiting.requestedAtMs < KEPT_MS ? waiting.answer : null;
}

/**
 * The answer on its way for the same request, once; else sends it by `ask`. An early refusal is not an
 * answer: the user may have signed in since.
 */
export async function askOnce<Data>(
  request: PlainRequest,
  ask: (request: PlainRequest) => Promise<Data> = askPlainly,
): Promise<Data> {
  const early = takeEarly(request);
  if (!early) return ask(request);
  try {
    return (await early) as Data;
  } catch (error) {
    if (refusalOf(error)) return ask(request);
    throw error;
  }
}
