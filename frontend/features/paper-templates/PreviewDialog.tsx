import { useFreshQuery } from '@frontend/shared/data/queries/use-fresh-query';
import { download } from '@frontend/shared/export/export-table';
import { lazyComponent } from '@frontend/shared/lib/device/lazy-component';
import { docxOf } from '@frontend/shared/papers/docx-blob';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { DialogFrame } from '@frontend/shared/ui/dialogs/DialogFrame';
import { DialogBody, DialogFooter } from '@frontend/shared/ui/dialogs/DialogParts';
import { QueryStatus } from '@frontend/shared/ui/feedback/QueryStatus';
import { Spinner } from '@frontend/shared/ui/feedback/Spinner';
import { Text } from '@frontend/shared/ui/layout/Text';
import { PAPER_TEXTS } from '@schema/texts/papers/paper-page';
import { PAPER_TEMPLATE_TEXTS as texts } from '@schema/texts/papers/paper-templates';
import Download from 'lucide-react/icons/download';
import { Suspense, useMemo } from 'react';
import { PaperTemplatePreviewDocument } from './paper-templates.generated';
import { bytesOf } from './template-file';

const PaperPages = lazyComponent(() => import('@frontend/shared/papers/PaperPages'));

interface PreviewDialogProps {
  readonly id: number;
  readonly bookingId: number;
  readonly fileName: string;
  readonly onClose: () => void;
}

const ignore = () => undefined;

/** The template filled for a booking, as its document would look. */
export default function PreviewDialog({ id, bookingId, fileName, onClose }: PreviewDialogProps) {
  const { data, query } = useFreshQuery(PaperTemplatePreviewDocument, {
    variables: { id, bookingId },
  });
  const content = data?.paperTemplatePreview.content;
  const bytes = useMemo(() => (content === undefined ? null : bytesOf(content)), [content]);
  return (
    <DialogFrame title={texts.previewTitle} size="wide" onClose={onClose}>
      <DialogBody>
        <Text as="p" tone="muted" size="label">
          {texts.previewHint}
        </Text>
        {bytes ? (
          <Suspense fallback={<Spinner description={PAPER_TEXTS.fileLoading} />}>
            <PaperPages bytes={bytes} onDrawn={ignore} />
          </Suspense>
        ) : (
          <QueryStatus
            query={query}
            loading={texts.exampleLoading}
            title={texts.previewFailed}
            hint={null}
            hasNarrowButton
          />
        )}
      </DialogBody>
      <DialogFooter hasSubmit={false}>
        <Button
          icon={<Download />}
          disabled={bytes === null}
          onClick={() => bytes && download(docxOf(bytes), fileName)}
        >
          {texts.download}
        </Button>
      </DialogFooter>
    </DialogFrame>
  );
}
