import { download } from '@frontend/shared/export/export-table';
import { lazyComponent } from '@frontend/shared/lib/device/lazy-component';
import type { PaperFactsFragment } from '@frontend/shared/papers/papers.generated';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { LateDialog } from '@frontend/shared/ui/feedback/LateDialog';
import { Row } from '@frontend/shared/ui/layout/Row';
import { paperFileName, PAPER_TEXTS as texts } from '@schema/texts/papers/papers';
import Ban from 'lucide-react/icons/ban';
import Download from 'lucide-react/icons/download';
import Printer from 'lucide-react/icons/printer';
import { Suspense, useState } from 'react';
import css from './PaperPage.module.css';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

const VoidDialog = lazyComponent(() => import('./VoidDialog'));

interface PaperActionsProps {
  readonly paper: PaperFactsFragment;
  /** Null: not loaded. */
  readonly bytes: ArrayBuffer | null;
  /** The pages are shown and can be printed. */
  readonly isDrawn: boolean;
}

/** «Печать», «Скачать» and «Аннулировать». */
export function PaperActions({ paper, bytes, isDrawn }: PaperActionsProps) {
  const [isVoiding, setVoiding] = useState(false);
  const isVoided = paper.voidedAt !== null;
  return (
    <>
      <Row gap={8} wrap>
        <Button
          className={css.action}
          look={isVoided ? 'secondary' : 'primary'}
          icon={<Printer />}
          disabled={!isDrawn}
          onClick={() => window.print()}
        >
          {texts.print}
        </Button>
        <Button
          className={css.action}
          icon={<Download />}
          disabled={bytes === null}
          onClick={() => bytes && download(new Blob([bytes], { type: DOCX }), paperFileName(paper))}
        >
          {texts.download}
        </Button>
        {!isVoided && (
          <Button className={css.action} icon={<Ban />} onClick={() => setVoiding(true)}>
            {texts.void}
          </Button>
        )}
      </Row>
      {isVoiding && (
        <Suspense fallback={<LateDialog />}>
          <VoidDialog paper={paper} onClose={() => setVoiding(false)} />
        </Suspense>
      )}
    </>
  );
}
