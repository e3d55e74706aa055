import { failureText } from '@frontend/shared/data/requests/failure-text';
import { useState } from 'react';
import { download } from './export-table';

interface LoadedFile {
  readonly content: Blob;
  readonly name: string;
}

/** Loads a file and saves it on the device; `failed` is shown without a message of the server. */
export function useFileDownload(load: () => Promise<LoadedFile>, failed: string) {
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const save = async () => {
    setPending(true);
    setFailure(null);
    try {
      const { content, name } = await load();
      download(content, name);
    } catch (error) {
      setFailure(failureText(error, failed));
    } finally {
      setPending(false);
    }
  };
  return { isPending, failure, save: () => void save() };
}
