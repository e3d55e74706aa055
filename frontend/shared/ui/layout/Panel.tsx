import type { ReactNode } from 'react';
import css from './Panel.module.css';

interface PanelProps {
  readonly title: string;
  readonly hint?: string;
  /** Actions of the whole panel, beside its heading. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A framed section with its own heading. */
export function Panel({ title, hint, actions, children }: PanelProps) {
  return (
    <section className={css.panel} aria-label={title}>
      <header className={css.head}>
        <div className={css.names}>
          <h2 className={css.title}>{title}</h2>
          {hint && <p className={css.hint}>{hint}</p>}
        </div>
        {actions}
      </header>
      {children}
    </section>
  );
}

/** Panels side by side, wrapping where they do not fit. */
export function PanelRow({ children }: { readonly children: ReactNode }) {
  return <div className={css.row}>{children}</div>;
}
