import { failureTextOrOwn } from '@frontend/shared/data/failure-text';
import { announce } from '@frontend/shared/data/stale';
import { useAttemptKey } from '@frontend/shared/data/use-attempt-key';
import { IMPORT_LIMITS, type ImportField, type ImportPreview } from '@schema/import';
import { MESSAGES } from '@schema/messages';
import { fileTooLarge } from '@schema/messages/files';
import { useEffect, useRef, useState } from 'react';
import {
  askImport,
  askPreview,
  type ImportChoice,
  type ImportResult,
  NO_CHOICE,
  withMeaning,
} from './import-request';

type Work = 'reading' | 'importing' | null;

/** A file on its way into the product: read as often as its meaning is corrected, then brought in once. */
export function useImport() {
  const [file, setFile] = useState<File | null>(null);
  const [choice, setChoice] = useState<ImportChoice>(NO_CHOICE);
  const [preview, setPreview] = useState<ImportPreview | null>(null);
  const [result, setResult] = useState<ImportResult | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [work, setWork] = useState<Work>(null);
  const [share, setShare] = useState(0);
  const asking = useRef<AbortController | null>(null);
  const keyOf = useAttemptKey();
  useEffect(() => () => asking.current?.abort(), []);

  /** The latest question alone is answered; a failure keeps what was chosen and what was shown. */
  const look = async (asked: File, next: ImportChoice) => {
    asking.current?.abort();
    const question = new AbortController();
    asking.current = question;
    setWork('reading');
    setFailure(null);
    setShare(0);
    try {
      const found = await askPreview(asked, next, {
        onProgress: setShare,
        signal: question.signal,
      });
      if (!question.signal.aborted) setPreview(found);
    } catch (error) {
      if (!question.signal.aborted) {
        setFailure(failureTextOrOwn(error, MESSAGES.importing.previewFailed));
      }
    } finally {
      if (!question.signal.aborted) setWork(null);
    }
  };

  const choose = (next: File) => {
    setFile(next);
    setChoice(NO_CHOICE);
    setPreview(null);
    setResult(null);
    if (next.size > IMPORT_LIMITS.maxBytes) setFailure(fileTooLarge(IMPORT_LIMITS.maxBytes));
    else void look(next, NO_CHOICE);
  };

  const change = (part: Partial<ImportChoice>) => {
    if (!file) return;
    const next = { ...choice, ...part };
    setChoice(next);
    void look(file, next);
  };

  const submit = async () => {
    if (!file || work) return;
    setWork('importing');
    setFailure(null);
    try {
      const { name, size, lastModified } = file;
      const done = await askImport(file, choice, keyOf([name, size, lastModified, choice]));
      announce('importSheet');
      setResult(done);
    } catch (error) {
      setFailure(failureTextOrOwn(error, MESSAGES.importing.failed));
    } finally {
      setWork(null);
    }
  };

  const restart = () => {
    asking.current?.abort();
    setFile(null);
    setPreview(null);
    setResult(null);
    setFailure(null);
    setWork(null);
  };

  return {
    file,
    choice,
    preview,
    result,
    failure,
    work,
    share,
    choose,
    change,
    restart,
    submit: () => void submit(),
    retry: () => void (file && look(file, choice)),
    /** Gives a column another meaning; the kind stays what the columns were chosen for. */
    mean: (place: number, field: ImportField | null) => {
      if (!preview) return;
      const columns = withMeaning(preview.columns, place, field);
      change({ kind: preview.kind, headerRow: preview.headerRow, columns });
    },
  };
}
