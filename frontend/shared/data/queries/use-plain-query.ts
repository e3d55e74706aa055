import type { Topic } from '@schema/topics';
import { useEffect, useRef, useState } from 'react';
import { useDataClient } from '../data-client';
import type { PlainRequest } from '../requests/plain-request';
import { noteAnswered, questionOf, servesKept } from './query-ages';
import { type QueryState, useLastFailure, useQueryState } from './query-state';
import { readPlainly } from './read-plainly';

interface PlainOptions {
  /** The documented age (CACHE_AGES_MS): a younger answer is shown without a request. */
  readonly maxAgeMs: number;
  /** Asked again after a change of this topic. */
  readonly topic: Topic;
}

interface Asked {
  /** The question that `error` belongs to; '': none has been asked yet. */
  readonly key: string;
  readonly isAsking: boolean;
  readonly error?: Error;
  /** The question that was answered last. */
  readonly answered: string;
}

const NOTHING: Asked = { key: '', isAsking: true, answered: '' };

interface PlainResult<Data> {
  readonly data: Data | undefined;
  /** The data of the previous question while these load. */
  readonly shown: Data | undefined;
  readonly query: QueryState;
}

/**
 * A read with the ages of useFreshQuery (requirements.md, P49) whose answer is kept whole: Apollo
 * takes 0.8 s to put a report of 5,000 cars into its cache. A request of null asks nothing.
 */
export function usePlainQuery<Data>(
  request: PlainRequest | null,
  { maxAgeMs, topic }: PlainOptions,
): PlainResult<Data> {
  const { kept, onUnauthenticated } = useDataClient();
  const key = request ? JSON.stringify([request.operationName, request.variables]) : '';
  const [asked, setAsked] = useState(NOTHING);
  const ask = useRef(() => Promise.resolve());

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key names the request
  useEffect(() => {
    if (!request) return;
    const stop = new AbortController();
    const { signal } = stop;
    let isAsking = false;
    let isDue = false;
    /** A change during a request is asked for after it: its answer may be older. */
    ask.current = async () => {
      isDue = true;
      if (isAsking) return;
      isAsking = true;
      setAsked((before) => ({ ...before, key, isAsking }));
      while (isDue && !signal.aborted) {
        isDue = false;
        const question = questionOf(key, Date.now());
        const outcome = await readPlainly<Data>({ ...request, signal }, onUnauthenticated).then(
          (data) => ({ data }),
          (error: Error) => ({ error }),
        );
        if (signal.aborted) return;
        if ('data' in outcome) {
          kept.keep(key, outcome.data);
          noteAnswered(question);
          setAsked({ key, isAsking: isDue, answered: key });
        } else {
          setAsked((before) => ({ ...before, key, isAsking: isDue, error: outcome.error }));
        }
      }
      isAsking = false;
    };
    if (kept.has(key) && servesKept(key, maxAgeMs, Date.now())) {
      setAsked({ key, isAsking: false, answered: key });
    } else {
      void ask.current();
    }
    return () => stop.abort();
  }, [kept, key]);

  const isOfKey = asked.key === key;
  const loading = request !== null && (!isOfKey || asked.isAsking);
  const error = useLastFailure({ loading, ...(isOfKey && { error: asked.error }) }, key);
  const query = useQueryState({ loading, error, refetch: () => ask.current() }, request && topic);
  // A key names a question, whose answer has this type.
  const answerTo = (question: string) => kept.get(question) as Data | undefined;
  const data = answerTo(key);
  return { data, shown: data ?? answerTo(asked.answered), query };
}
