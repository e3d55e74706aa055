import { sendChange } from '@frontend/shared/data/commands/own-changes';
import { sendForm } from '@frontend/shared/data/commands/upload-file';
import { failureText } from '@frontend/shared/data/requests/failure-text';
import { refusalOf } from '@frontend/shared/data/requests/refusal';
import { PAPER_TEMPLATES_TEXTS as texts } from '@schema/texts/papers/paper-templates';
import type { PaperKind } from '@schema/values/papers/paper-kinds';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { fileFault, sentName } from './template-file';
import { templatePath } from './template-path';

function formOf(kind: PaperKind, file: File): FormData {
  const form = new FormData();
  form.append('kind', kind);
  form.append('fileName', sentName(file.name));
  form.append('template', file);
  return form;
}

/** What is wrong with the file, before what is wrong with the request. */
const refusedText = (error: unknown) =>
  refusalOf(error)?.fields?.template ?? failureText(error, texts.uploadFailed);

/** Uploads a template of a kind and opens its page, one request at a time. */
export function useTemplateUpload(kind: PaperKind) {
  const navigate = useNavigate();
  /** 0 to 1; null when idle. */
  const [progress, setProgress] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const send = async (file: File) => {
    const fault = fileFault(file);
    setFailure(fault);
    if (fault !== null || progress !== null) return;
    setProgress(0);
    try {
      const { id } = await sendChange('uploadPaperTemplate', [], (headers) =>
        sendForm({
          path: '/api/company/paper-templates',
          form: formOf(kind, file),
          headers,
          onProgress: setProgress,
        }),
      );
      if (typeof id === 'number') void navigate(templatePath(id));
    } catch (error) {
      setFailure(refusedText(error));
    } finally {
      setProgress(null);
    }
  };
  return { progress, failure, send: (file: File) => void send(file) };
}

export type TemplateUpload = ReturnType<typeof useTemplateUpload>;
