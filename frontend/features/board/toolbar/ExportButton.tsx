import { lazyComponent } from '@frontend/shared/lib/device/lazy-component';
import { IconButton } from '@frontend/shared/ui/buttons/IconButton';
import { LatePart } from '@frontend/shared/ui/feedback/LatePart';
import { PRINT_TEXTS } from '@schema/texts/board/board-print';
import Printer from 'lucide-react/icons/printer';
import { Suspense } from 'react';
import type { BoardEngine } from '../engine/board-engine';
import css from './ExportButton.module.css';
import { ToolMenu } from './ToolMenu';

/** Loaded on the first press. */
const PrintMenu = lazyComponent(() => import('../print/PrintMenu'));

interface ExportEntriesProps {
  readonly engine: BoardEngine;
  readonly onDone: () => void;
}

/** «Печать» and «Сохранить PNG». */
export function ExportEntries(props: ExportEntriesProps) {
  return (
    <Suspense fallback={<LatePart />}>
      <PrintMenu {...props} />
    </Suspense>
  );
}

/** Print and picture under one button. */
export function ExportButton({ engine }: { readonly engine: BoardEngine }) {
  return (
    <ToolMenu
      className={css.root}
      button={(props) => (
        <IconButton
          label={PRINT_TEXTS.more}
          icon={<Printer />}
          look="framed"
          onPointerEnter={PrintMenu.preload}
          {...props}
        />
      )}
    >
      {(close) => <ExportEntries engine={engine} onDone={close} />}
    </ToolMenu>
  );
}
