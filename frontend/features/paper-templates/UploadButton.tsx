import { Button } from '@frontend/shared/ui/buttons/Button';
import { ErrorBox } from '@frontend/shared/ui/feedback/ErrorBox';
import { PAPER_TEMPLATES_TEXTS as texts } from '@schema/texts/papers/paper-templates';
import Upload from 'lucide-react/icons/upload';
import { type ChangeEvent, useRef } from 'react';
import css from './PaperTemplates.module.css';
import { TEMPLATE_ACCEPT } from './template-file';
import type { TemplateUpload } from './useTemplateUpload';

interface UploadButtonProps {
  /** Accessible name, beside similar buttons. */
  readonly label?: string;
  readonly upload: TemplateUpload;
  readonly children: string;
}

/** Chooses a file and sends it as a template. */
export function UploadButton({ label, upload, children }: UploadButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // Without a reset, choosing the same file again fires no change event.
    target.value = '';
    if (file) upload.send(file);
  };
  return (
    <>
      <input
        ref={input}
        className={css.input}
        type="file"
        tabIndex={-1}
        aria-label={label ?? children}
        accept={TEMPLATE_ACCEPT}
        onChange={choose}
      />
      <Button
        icon={<Upload />}
        isPending={upload.progress !== null}
        aria-label={label}
        onClick={() => input.current?.click()}
      >
        {children}
      </Button>
    </>
  );
}

/** How much of the file was sent, or why it was refused. */
export function UploadState({ upload }: Pick<UploadButtonProps, 'upload'>) {
  const { progress, failure } = upload;
  return (
    <>
      {progress !== null && (
        <progress className={css.progress} aria-label={texts.uploading} value={progress} />
      )}
      {failure !== null && (
        <div className={css.failure}>
          <ErrorBox title={texts.uploadFailed} message={failure} />
        </div>
      )}
    </>
  );
}
