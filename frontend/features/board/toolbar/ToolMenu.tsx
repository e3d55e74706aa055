import { classNames } from '@frontend/shared/lib/class-names';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import css from './ToolMenu.module.css';

interface ToolMenuProps {
  readonly className?: string | undefined;
  /** The panel is aligned with the right edge of the button. Default: with the left. */
  readonly isAtEnd?: boolean;
  readonly button: (props: { 'aria-expanded': boolean; onClick: () => void }) => ReactNode;
  readonly children: (close: () => void) => ReactNode;
}

/** A button with a panel of tools; Escape, a choice or a press outside closes it. */
export function ToolMenu({ className, isAtEnd = false, button, children }: ToolMenuProps) {
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
    <div ref={root} className={classNames(css.root, className)}>
      {button({ 'aria-expanded': isOpen, onClick: () => setOpen(!isOpen) })}
      {isOpen && (
        <div className={classNames(css.panel, isAtEnd && css.atEnd)}>
          {children(() => setOpen(false))}
        </div>
      )}
    </div>
  );
}
