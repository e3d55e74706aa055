import type { ReactNode } from 'react';
import css from './Sheet.module.css';

interface SheetBarProps {
  readonly label: string;
  readonly onSubmit: () => void;
  /** Above the buttons. */
  readonly message: ReactNode;
  readonly children: ReactNode;
}

/**
 * The bar of the buttons that save. The parts have dialogs with forms of their own, so they are not
 * inside its form.
 */
export function SheetBar({ label, onSubmit, message, children }: SheetBarProps) {
  return (
    <form
      className={css.footer}
      data-bottom-bar="always"
      aria-label={label}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {message}
      <div className={css.buttons}>{children}</div>
    </form>
  );
}
