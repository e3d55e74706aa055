import type { Topic } from '@schema/topics';
import { useEffect, useRef, useState } from 'react';
import { type DataClient, useDataClient } from '../data-client';
import type { PlainRequest } from '../requests/plain-request';
import { KeptAnswers } from './kept-answers';
import { noteAnswered, questionOf, servesKept } from './query-ages';
import { type QueryState, useLastFailure, useQueryState } from './query-state';
import { readPlainly } from './read-plainly';

interface PlainOptions {
  /** The documented age (CACHE_AGES_MS): a younger answer is shown without a request. */
  readonly maxAgeMs: number;
  /** Asked again after a change of these topics. */
  readonly topics: readonly Topic[];
}

interface Asked {
  /** The question that `error` belongs to; '': none has been asked yet. */
  readonly key: string;
  readonly isAsking: boolean;
  readonly error?: Error;
  /** The question that was answered last. */
  readonly answered: string;
}

/** Nothing is shown of a request, and the question was answered. */
const isSettled = (asked: Asked, key: string) =>
  asked.key === key && asked.answered === key && !asked.isAsking && !asked.error;

function keptOf(client: DataClient): KeptAnswers {
  client.kept ??= new KeptAnswers();
  return client.kept;
}

const NOTHING: Asked = { key: '', isAsking: true, answered: '' };

interface PlainResult<Data> {
  readonly data: Data | undefined;
  /** The data of the previous question while these load. */
  readonly shown: Data | undefined;
  readonly query: QueryState;
  /** Asks again unseen: a change or a failure is rendered, an equal answer is not. */
  readonly check: () => void;
}

/**
 * A read with the ages of useFreshQuery (requirements.md, P49) whose answer is kept whole: Apollo
 * takes 0.8 s to put a report of 5,000 cars into its cache. A request of null asks nothing.
 */
export function usePlainQuery<Data>(
  request: PlainRequest | null,
  { maxAgeMs, topics }: PlainOptions,
): PlainResult<Data> {
  const dataClient = useDataClient();
  const { onUnauthenticated } = dataClient;
  const kept = keptOf(dataClient);
  const key = request ? JSON.stringify([request.operationName, request.variables]) : '';
  const [asked, setAsked] = useState(NOTHING);
  const ask = useRef(async (_isSeen: boolean) => {});

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key names the request
  useEffect(() => {
    if (!request) return;
    const stop = new AbortController();
    const { signal } = stop;
    let isAsking = false;
    let isDue = false;
    /** A change during a request is asked for after it: its answer may be older. */
    ask.current = async (isSeen) => {
      isDue = true;
      if (isSeen) setAsked((before) => ({ ...before, key, isAsking: true }));
      if (isAsking) return;
      isAsking = true;
      while (isDue && !signal.aborted) {
        isDue = false;
        const question = questionOf(key, topics, Date.now());
        const outcome = await readPlainly<Data>({ ...request, signal }, onUnauthenticated).then(
          (data) => ({ data }),
          (error: Error) => ({ error }),
        );
        if (signal.aborted) return;
        if ('data' in outcome) {
          const known = kept.get(key);
          kept.keep(key, outcome.data);
          noteAnswered(question);
          const isEqual = kept.get(key) === known;
          setAsked((before) =>
            isEqual && isSettled(before, key) && !isDue
              ? before
              : { key, isAsking: isDue, answered: key },
          );
        } else {
          setAsked((before) => ({ ...before, key, isAsking: isDue, error: outcome.error }));
        }
      }
      isAsking = false;
    };
    if (kept.has(key) && servesKept(key, maxAgeMs, Date.now())) {
      setAsked({ key, isAsking: false, answered: key });
    } else {
      void ask.current(true);
    }
    return () => stop.abort();
  }, [kept, key]);

  const isOfKey = asked.key === key;
  const loading = request !== null && (!isOfKey || asked.isAsking);
  const error = useLastFailure({ loading, ...(isOfKey && { error: asked.error }) }, key);
  const query = useQueryState(
    { loading, error, refetch: () => ask.current(true) },
    request ? topics : [],
  );
  // A key names a question, whose answer has this type.
  const answerTo = (question: string) => kept.get(question) as Data | undefined;
  const data = answerTo(key);
  const check = () => void ask.current(false);
  return { data, shown: data ?? answerTo(asked.answered), query, check };
}
