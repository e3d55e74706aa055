import { classNames } from '@frontend/shared/lib/class-names';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import css from './Disclosure.module.css';

interface DisclosureProps {
  readonly label: string;
  readonly button: ReactNode;
  readonly buttonClass: string | undefined;
  readonly listClass?: string | undefined;
  /** The current page is in the list. */
  readonly isCurrent?: boolean;
  /** Items of the list; a choice closes it. */
  readonly children: (close: () => void) => ReactNode;
}

/** A button that opens a list; closed by Escape, a choice or an outside click. */
export function Disclosure(props: DisclosureProps) {
  const { label, button: face, buttonClass, listClass, isCurrent, children } = props;
  const { isOpen, setOpen, id, root, button } = useDisclosure();
  return (
    <div ref={root} className={css.root}>
      <button
        ref={button}
        type="button"
        className={buttonClass}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        data-current={isCurrent || undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {face}
      </button>
      {isOpen && (
        <ul id={id} className={classNames(css.list, listClass)} aria-label={label}>
          {children(() => setOpen(false))}
        </ul>
      )}
    </div>
  );
}

/** A list opened by a button; Escape and an outside click or focus close it. */
function useDisclosure() {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [isOpen]);

  return { isOpen, setOpen, id, root, button };
}
