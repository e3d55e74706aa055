import { sendRequest } from '@frontend/shared/data/requests/request';
import { useConnectionOpened } from '@frontend/shared/data/use-connection-opened';
import { PAPER_TEXTS } from '@schema/texts/papers/paper-page';
import { useEffect, useState } from 'react';
import { sha256Of } from './file-hash';

/** Time for the file of a document, ms: it may have megabytes of pictures. */
const FILE_TIMEOUT_MS = 60_000;

interface PaperFile {
  readonly bytes: ArrayBuffer;
  /** Whether the bytes are those that were issued; null: the browser cannot compare. */
  readonly isIntact: boolean | null;
}

interface Loaded {
  readonly url: string;
  readonly attempt: number;
  readonly file: PaperFile | null;
  readonly failure: string | null;
}

interface FileSource {
  readonly url: string;
  /** SHA-256 of the issued file, hex. */
  readonly sha256: string;
  /** Text for a file that the server does not have. */
  readonly missingText?: string;
  /** User of the request; null: none. Default: the user of the page. */
  readonly pageUser?: null;
}

async function readFile(
  { url, sha256, missingText, pageUser }: FileSource,
  signal: AbortSignal,
): Promise<PaperFile> {
  const answer = await sendRequest(url, { signal, pageUser, timeoutMs: FILE_TIMEOUT_MS });
  if (answer.status === 404) throw new Error(missingText);
  if (!answer.ok) throw new Error(PAPER_TEXTS.fileFailed);
  const bytes = await answer.arrayBuffer();
  const hash = await sha256Of(bytes);
  return { bytes, isIntact: hash === null ? null : hash === sha256 };
}

/** The file of a document, compared with its hash; read again once there is a connection. */
export function usePaperFile({
  url,
  sha256,
  missingText = PAPER_TEXTS.fileMissing,
  pageUser,
}: FileSource) {
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const now = loaded?.url === url ? loaded : null;
  const retry = () => setAttempt((count) => count + 1);

  useEffect(() => {
    const control = new AbortController();
    const { signal } = control;
    const end = (file: PaperFile | null, failure: string | null) => {
      if (!signal.aborted) setLoaded({ url, attempt, file, failure });
    };
    readFile({ url, sha256, missingText, pageUser }, signal).then(
      (file) => end(file, null),
      (error) => end(null, error instanceof Error ? error.message : PAPER_TEXTS.fileFailed),
    );
    return () => control.abort();
  }, [url, sha256, missingText, pageUser, attempt]);

  useConnectionOpened(() => {
    if (now?.failure) retry();
  });
  const isLoading = now === null || (now.failure !== null && now.attempt !== attempt);
  return { file: now?.file ?? null, failure: now?.failure ?? null, isLoading, retry };
}
