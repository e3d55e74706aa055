import type { QueryState } from '@frontend/shared/data/queries/query-state';
import { failureText } from '@frontend/shared/data/requests/failure-text';
import { generic } from '@schema/messages/general';
import { KIT_TEXTS } from '@schema/texts/shell/shell';
import CloudOff from 'lucide-react/icons/cloud-off';
import type { ReactNode } from 'react';
import { Button } from '../buttons/Button';
import { EmptyState } from './EmptyState';
import { ErrorBox } from './ErrorBox';
import { Spinner } from './Spinner';

export interface FailureTexts {
  /** null: the message alone. */
  readonly title?: string | null;
  /** The message when the server gave none; null: the error's own. */
  readonly hint?: string | null;
  /** Replaces the server's message as well. */
  readonly message?: string;
}

interface FailureProps extends FailureTexts {
  readonly query: Partial<QueryState> & Pick<QueryState, 'retry'>;
}

function textsOf({ query: { error }, title, hint, message }: FailureProps) {
  const fallback = (hint === null && error?.message) || hint || generic.loadFailedHint;
  return {
    title: title === undefined ? generic.loadFailed : (title ?? undefined),
    message: message ?? failureText(error, fallback),
  };
}

interface LoadFailureProps extends FailureProps {
  /** The button is as wide as its text, not as the box. */
  readonly hasNarrowButton?: boolean;
}

/** Failure of a query, with a retry (requirements.md, H23). */
export function LoadFailure({ hasNarrowButton = false, ...failure }: LoadFailureProps) {
  const { isLoading = false, retry } = failure.query;
  const button = (
    <Button isPending={isLoading} onClick={retry}>
      {KIT_TEXTS.retry}
    </Button>
  );
  return (
    <ErrorBox {...textsOf(failure)}>{hasNarrowButton ? <div>{button}</div> : button}</ErrorBox>
  );
}

interface PageFailureProps extends FailureProps {
  /** Heading level: of the page (1) or of a section (2). */
  readonly level?: 1 | 2;
}

/** A failed query in place of a page or section, with a retry. */
export function PageFailure({ level = 2, ...failure }: PageFailureProps) {
  const { isLoading = false, retry } = failure.query;
  const { title = '', message } = textsOf(failure);
  return (
    <div role="alert">
      <EmptyState
        level={level}
        icon={<CloudOff />}
        title={title}
        description={message}
        action={
          <Button look="primary" isPending={isLoading} onClick={retry}>
            {KIT_TEXTS.retry}
          </Button>
        }
      />
    </div>
  );
}

interface QueryStatusProps extends LoadFailureProps {
  readonly query: QueryState;
  /** Data were loaded before: a failure is still shown. */
  readonly isLoaded?: boolean;
  /** The text of a spinner, or a placeholder in the shape of the content. */
  readonly loading: ReactNode;
}

/** A query that has failed or is loading; null once it is loaded. */
export function QueryStatus({ isLoaded = false, loading, ...failure }: QueryStatusProps) {
  if (failure.query.error) return <LoadFailure {...failure} />;
  if (isLoaded) return null;
  return typeof loading === 'string' ? <Spinner description={loading} /> : loading;
}

interface PageStatusProps extends PageFailureProps {
  /** The text of the spinner. */
  readonly loading: string;
}

/** The failure or the spinner of a query as page content. */
export function PageStatus({ loading, ...failure }: PageStatusProps) {
  return failure.query.error ? <PageFailure {...failure} /> : <Spinner description={loading} />;
}
