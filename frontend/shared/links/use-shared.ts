import { failureText } from '@frontend/shared/data/requests/failure-text';
import { refusalOf } from '@frontend/shared/data/requests/refusal';
import { generic } from '@schema/messages/general';
import { useCallback, useEffect, useState } from 'react';

export type SharedState<Opened> =
  | { readonly status: 'loading' }
  /** Expired, revoked or unknown. */
  | { readonly status: 'unavailable' }
  | { readonly status: 'failed'; readonly text: string }
  | { readonly status: 'open'; readonly opened: Opened };

const stateAfter = (error: unknown): SharedState<never> =>
  refusalOf(error)?.code === 'NOT_FOUND'
    ? { status: 'unavailable' }
    : { status: 'failed', text: failureText(error, generic.unavailable) };

/**
 * What the code of a link opens, read by `load`; asked once, since each request counts as an
 * opening.
 */
export function useShared<Opened>(load: (code: string) => Promise<Opened>, code: string) {
  const [state, setState] = useState<SharedState<Opened>>({ status: 'loading' });
  const open = useCallback(
    async (signal?: AbortSignal) => {
      setState({ status: 'loading' });
      const next = await load(code).then(
        (opened): SharedState<Opened> => ({ status: 'open', opened }),
        stateAfter,
      );
      if (!signal?.aborted) setState(next);
    },
    [code, load],
  );
  useEffect(() => {
    const left = new AbortController();
    void open(left.signal);
    return () => left.abort();
  }, [open]);
  return { state, open: () => void open() };
}
