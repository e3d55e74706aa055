import { lazyComponent } from '@frontend/shared/lib/device/lazy-component';
import { IconButton } from '@frontend/shared/ui/buttons/IconButton';
import { LatePart } from '@frontend/shared/ui/feedback/LatePart';
import { PRINT_TEXTS } from '@schema/texts/board/board-print';
import Printer from 'lucide-react/icons/printer';
import { Suspense, useEffect, useRef, useState } from 'react';
import type { BoardEngine } from '../engine/board-engine';
import css from './ExportButton.module.css';

/** Loaded on the first press. */
const PrintMenu = lazyComponent(() => import('../print/PrintMenu'));

/** Print and picture under one button; Escape, a choice or a press outside closes them. */
export function ExportButton({ engine }: { readonly engine: BoardEngine }) {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    const outside = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      root.current?.querySelector('button')?.focus();
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', outside);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
      document.removeEventListener('keydown', onKey);
    };
  }, [isOpen]);

  return (
    <div ref={root} className={css.root}>
      <IconButton
        label={PRINT_TEXTS.more}
        icon={<Printer />}
        look="framed"
        aria-expanded={isOpen}
        onPointerEnter={PrintMenu.preload}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && (
        <div className={css.list}>
          <Suspense fallback={<LatePart />}>
            <PrintMenu engine={engine} onDone={() => setOpen(false)} />
          </Suspense>
        </div>
      )}
    </div>
  );
}
