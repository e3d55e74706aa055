import { failureText } from '@frontend/shared/data/requests/failure-text';
import { fetchGraphql } from '@frontend/shared/data/requests/fetch-graphql';
import { refusalOf } from '@frontend/shared/data/requests/refusal';
import { MESSAGES } from '@schema/messages';
import type { ContactWay } from '@schema/values/people/contact-ways';
import { useCallback, useEffect, useState } from 'react';
import type {
  SendSharedReviewMutation,
  SharedReviewFactsFragment,
  SharedReviewQuery,
} from './shared-review.generated';
import operations from './shared-review.graphql?raw';

export type SharedRequest = SharedReviewFactsFragment;

export interface SharedList {
  readonly sourceName: string;
  readonly expiresAt: Date;
  readonly requests: readonly SharedRequest[];
  readonly contactWay: ContactWay;
  /** The server's clock: the phone's may be wrong. */
  readonly now: () => Date;
}

type SharedState =
  | { readonly status: 'loading' }
  /** Expired, revoked or unknown. */
  | { readonly status: 'unavailable' }
  | { readonly status: 'failed'; readonly text: string }
  | { readonly status: 'open'; readonly list: SharedList };

/** The page of a link has no user. */
const PAGE = { query: operations, pageUser: null } as const;

async function load(code: string): Promise<SharedList> {
  const { company, sharedReviewLink } = await fetchGraphql<SharedReviewQuery>({
    ...PAGE,
    operationName: 'SharedReview',
    variables: { code },
  });
  const aheadMs = Date.parse(company.serverTime) - Date.now();
  return {
    sourceName: sharedReviewLink.sourceName,
    expiresAt: new Date(sharedReviewLink.expiresAt),
    requests: sharedReviewLink.requests,
    contactWay: company.contactWay,
    now: () => new Date(Date.now() + aheadMs),
  };
}

function stateAfter(error: unknown): SharedState {
  return refusalOf(error)?.code === 'NOT_FOUND'
    ? { status: 'unavailable' }
    : { status: 'failed', text: failureText(error, MESSAGES.generic.unavailable) };
}

/**
 * A list opened by its code without a session; requested once, without retries (requirements.md,
 * P41).
 */
export function useSharedReviewLink(code: string) {
  const [state, setState] = useState<SharedState>({ status: 'loading' });
  const open = useCallback(async () => {
    setState({ status: 'loading' });
    try {
      setState({ status: 'open', list: await load(code) });
    } catch (error) {
      setState(stateAfter(error));
    }
  }, [code]);
  useEffect(() => void open(), [open]);

  /** Marks a request as sent; throws refusals. An expired list sets its state instead. */
  const send = async (requestId: number) => {
    try {
      const { sendSharedReview } = await fetchGraphql<SendSharedReviewMutation>({
        ...PAGE,
        operationName: 'SendSharedReview',
        variables: { code, requestId },
      });
      setState((now) => (now.status === 'open' ? withRequest(now, sendSharedReview) : now));
    } catch (error) {
      if (refusalOf(error)?.message === MESSAGES.reviews.linkUnavailable) {
        setState({ status: 'unavailable' });
      }
      throw error;
    }
  };
  const expire = useCallback(() => setState({ status: 'unavailable' }), []);
  return { state, open: () => void open(), send, expire };
}

function withRequest(
  state: Extract<SharedState, { status: 'open' }>,
  changed: SharedRequest,
): SharedState {
  const requests = state.list.requests.map((one) => (one.id === changed.id ? changed : one));
  return { status: 'open', list: { ...state.list, requests } };
}
