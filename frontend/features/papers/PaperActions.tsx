import { download } from '@frontend/shared/export/export-table';
import { lazyComponent } from '@frontend/shared/lib/device/lazy-component';
import { docxOf } from '@frontend/shared/papers/docx-blob';
import type { PaperFactsFragment } from '@frontend/shared/papers/papers.generated';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { LateDialog } from '@frontend/shared/ui/feedback/LateDialog';
import { Row } from '@frontend/shared/ui/layout/Row';
import { PAPER_LINK_TEXTS } from '@schema/texts/papers/paper-link';
import { PAPER_TEXTS as texts } from '@schema/texts/papers/paper-page';
import { paperFileName } from '@schema/texts/papers/papers';
import Ban from 'lucide-react/icons/ban';
import Download from 'lucide-react/icons/download';
import LinkIcon from 'lucide-react/icons/link';
import Printer from 'lucide-react/icons/printer';
import { Suspense, useState } from 'react';
import css from './PaperPage.module.css';

const VoidDialog = lazyComponent(() => import('./VoidDialog'));
const LinkDialog = lazyComponent(() => import('./LinkDialog'));

interface PaperActionsProps {
  readonly paper: PaperFactsFragment;
  /** Null: not loaded. */
  readonly bytes: ArrayBuffer | null;
  /** The pages are shown and can be printed. */
  readonly isDrawn: boolean;
}

/** «Печать», «Скачать», «Ссылка клиенту» and «Аннулировать». */
export function PaperActions({ paper, bytes, isDrawn }: PaperActionsProps) {
  const [isVoiding, setVoiding] = useState(false);
  const [isLinking, setLinking] = useState(false);
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
          onClick={() => bytes && download(docxOf(bytes), paperFileName(paper))}
        >
          {texts.download}
        </Button>
        <Button className={css.action} icon={<LinkIcon />} onClick={() => setLinking(true)}>
          {PAPER_LINK_TEXTS.open}
        </Button>
        {!isVoided && (
          <Button className={css.action} icon={<Ban />} onClick={() => setVoiding(true)}>
            {texts.void}
          </Button>
        )}
      </Row>
      {isLinking && (
        <Suspense fallback={<LateDialog />}>
          <LinkDialog paper={paper} onClose={() => setLinking(false)} />
        </Suspense>
      )}
      {isVoiding && (
        <Suspense fallback={<LateDialog />}>
          <VoidDialog paper={paper} onClose={() => setVoiding(false)} />
        </Suspense>
      )}
    </>
  );
}
