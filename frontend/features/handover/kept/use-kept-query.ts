import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { hasKeptSheets } from '@frontend/shared/data/commands/forget-board';
import { useFreshQuery } from '@frontend/shared/data/queries/use-fresh-query';
import { wasAnswered } from '@frontend/shared/data/requests/refusal';
import { useSession } from '@frontend/shared/data/session';
import { useEffect, useState } from 'react';
import { keepOpened } from './keep-opened';
import { isReadable } from './kept-limits';
import { type KeptAnswer, keptStore } from './kept-store';
import { answerKey, sheetRead } from './sheet-documents';

/** Time in which the server may answer before the kept answer is shown, ms. */
export const ANSWER_WITHIN_MS = 2000;

type Fresh = Omit<Parameters<typeof useFreshQuery>[1], 'variables'>;

/**
 * `useFreshQuery` of a document of a sheet: without an answer the kept one is shown, until the
 * server answers.
 */
export function useKeptQuery<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  options: Fresh,
) {
  const result = useFreshQuery(document, { ...options, variables });
  const { user } = useSession();
  const read = sheetRead(document, variables);
  const key = answerKey(read);
  const isLate = useLate(key);
  const [found, setFound] = useState<{ key: string; kept: KeptAnswer | null } | null>(null);

  useEffect(() => {
    let isCurrent = true;
    readKept(key, user.id).then(
      (kept) => {
        if (isCurrent) setFound({ key, kept });
      },
      () => {
        if (isCurrent) setFound({ key, kept: null });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [key, user.id]);

  const { data, error } = result;
  // After the kept answer was read, which it replaces.
  const isAnswered = data !== undefined && !result.loading && !error && found?.key === key;
  useEffect(() => {
    if (isAnswered) void keepOpened(key, data, user.id);
  }, [isAnswered, key, data, user.id]);

  const kept = found?.key === key ? found.kept : null;
  const isFailed = error ? !wasAnswered(error) : !navigator.onLine;
  const isKept = data === undefined && (isFailed || (isLate && !error)) && kept !== null;
  return {
    ...result,
    /** The answer of the server, else the kept one; null: none yet. */
    shown: data ?? (isKept ? (kept.data as Data) : null),
    /** Read at mount, whether it is shown or not; null: none. */
    kept,
    isKept,
    /** Neither the server nor the device has an answer. */
    isMissing: data === undefined && isFailed && found?.key === key && kept === null,
  };
}

/** The kept answer of this user; null: none, or too old. */
async function readKept(key: string, userId: number): Promise<KeptAnswer | null> {
  if (!hasKeptSheets(userId)) return null;
  const store = keptStore();
  const [owner, answer] = [await store.owner(), await store.answer(key)];
  const isOwn = owner?.user.id === userId;
  return isOwn && answer && isReadable(answer.atMs, Date.now()) ? answer : null;
}

/** Whether the time of the answer to this request has passed. */
function useLate(key: string): boolean {
  const [late, setLate] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setLate(key), ANSWER_WITHIN_MS);
    return () => clearTimeout(timer);
  }, [key]);
  return late === key;
}
