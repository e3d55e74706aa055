import { lazyComponent } from '@frontend/shared/lib/device/lazy-component';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { ErrorBox } from '@frontend/shared/ui/feedback/ErrorBox';
import { LateDialog } from '@frontend/shared/ui/feedback/LateDialog';
import { Checkbox } from '@frontend/shared/ui/fields/Checkbox';
import { Row } from '@frontend/shared/ui/layout/Row';
import { PAPER_TEMPLATE_TEXTS as texts } from '@schema/texts/papers/paper-templates';
import Check from 'lucide-react/icons/check';
import Download from 'lucide-react/icons/download';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Trash2 from 'lucide-react/icons/trash-2';
import { Suspense, useState } from 'react';
import type { TemplateFactsFragment } from './paper-templates.generated';
import { UploadButton, UploadState } from './UploadButton';
import { useSetTemplate } from './useSetTemplate';
import { useTemplateDownload } from './useTemplateDownload';
import { useTemplateUpload } from './useTemplateUpload';

const DeleteTemplate = lazyComponent(() => import('./DeleteTemplate'));

/** Puts a template in use or out of use, makes it strict, saves its file, deletes it. */
export function TemplateActions({ template }: { readonly template: TemplateFactsFragment }) {
  const [isDeleting, setDeleting] = useState(false);
  const { set, pending, failure } = useSetTemplate(template);
  const file = useTemplateDownload(template);
  const upload = useTemplateUpload(template.kind);
  const { usedSince, isStrict } = template;
  const isUsed = usedSince !== null;
  return (
    <>
      <Row gap={8} wrap>
        <Button
          look={isUsed ? 'secondary' : 'primary'}
          icon={isUsed ? <RotateCcw /> : <Check />}
          isPending={pending === 'isUsed'}
          onClick={() => set('isUsed', !isUsed)}
        >
          {isUsed ? texts.stop : texts.use}
        </Button>
        <Button icon={<Download />} isPending={file.isPending} onClick={file.save}>
          {texts.download}
        </Button>
        <UploadButton upload={upload}>{texts.again}</UploadButton>
        {!isUsed && (
          <Button icon={<Trash2 />} onClick={() => setDeleting(true)}>
            {texts.delete}
          </Button>
        )}
      </Row>
      <Checkbox
        label={texts.strict}
        hint={texts.strictHint}
        isChecked={isStrict}
        disabled={pending !== null}
        onChange={(isChecked) => set('isStrict', isChecked)}
      />
      {failure !== null && <ErrorBox title={texts.useFailed} message={failure} />}
      <UploadState upload={upload} />
      {file.failure !== null && <ErrorBox message={file.failure} />}
      {isDeleting && (
        <Suspense fallback={<LateDialog />}>
          <DeleteTemplate id={template.id} onClose={() => setDeleting(false)} />
        </Suspense>
      )}
    </>
  );
}
