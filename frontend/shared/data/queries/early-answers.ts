import { askPlainly, type PlainRequest } from '../requests/plain-request';

/** An answer not taken within this time may miss changes, ms. */
const KEPT_MS = 30_000;

interface EarlyAnswer {
  readonly answer: Promise<unknown>;
  readonly requestedAtMs: number;
}

const answers = new Map<string, EarlyAnswer>();
/** Requests that the page has made itself: an answer that comes later would be kept for nobody. */
const made = new Set<string>();

const keyOf = ({ operationName, variables }: PlainRequest) =>
  JSON.stringify([operationName, variables]);

/** Sends a request whose answer the first `askOnce` for the same takes. */
export function askEarly<Data>(request: PlainRequest): Promise<Data> {
  const answer = askPlainly<Data>(request);
  // Its taker handles the failure; without one it is of no interest.
  answer.catch(() => undefined);
  const key = keyOf(request);
  if (!made.has(key)) answers.set(key, { answer, requestedAtMs: Date.now() });
  return answer;
}

/** The answer on its way for the same request, once; else sends it by `ask`. */
export function askOnce<Data>(
  request: PlainRequest,
  ask: (request: PlainRequest) => Promise<Data> = askPlainly,
): Promise<Data> {
  const key = keyOf(request);
  made.add(key);
  const early = answers.get(key);
  answers.delete(key);
  const isFresh = early && Date.now() - early.requestedAtMs < KEPT_MS;
  // The key names the operation, whose answer has this type.
  return isFresh ? (early.answer as Promise<Data>) : ask(request);
}
