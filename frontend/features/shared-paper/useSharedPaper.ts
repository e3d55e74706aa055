import { failureText } from '@frontend/shared/data/requests/failure-text';
import { fetchGraphql } from '@frontend/shared/data/requests/fetch-graphql';
import { refusalOf } from '@frontend/shared/data/requests/refusal';
import { generic } from '@schema/messages/general';
import { useCallback, useEffect, useState } from 'react';
import type { SharedPaperQuery } from './shared-paper.generated';
import operations from './shared-paper.graphql?raw';

export type SharedPaperFacts = SharedPaperQuery['sharedPaper'] & {
  /** IANA time zone of the company. */
  readonly zone: string;
};

type SharedState =
  | { readonly status: 'loading' }
  /** Expired, revoked or unknown. */
  | { readonly status: 'unavailable' }
  | { readonly status: 'failed'; readonly text: string }
  | { readonly status: 'open'; readonly paper: SharedPaperFacts };

async function load(code: string): Promise<SharedPaperFacts> {
  const { company, sharedPaper } = await fetchGraphql<SharedPaperQuery>({
    query: operations,
    // The page of a link has no user.
    pageUser: null,
    operationName: 'SharedPaper',
    variables: { code },
  });
  return { ...sharedPaper, zone: company.timeZone };
}

const stateAfter = (error: unknown): SharedState =>
  refusalOf(error)?.code === 'NOT_FOUND'
    ? { status: 'unavailable' }
    : { status: 'failed', text: failureText(error, generic.unavailable) };

/** A document opened by the code of its link; asked once, since each request counts as an opening. */
export function useSharedPaper(code: string) {
  const [state, setState] = useState<SharedState>({ status: 'loading' });
  const open = useCallback(
    async (signal?: AbortSignal) => {
      setState({ status: 'loading' });
      const next = await load(code).then(
        (paper): SharedState => ({ status: 'open', paper }),
        stateAfter,
      );
      if (!signal?.aborted) setState(next);
    },
    [code],
  );
  useEffect(() => {
    const left = new AbortController();
    void open(left.signal);
    return () => left.abort();
  }, [open]);
  return { state, open: () => void open() };
}
