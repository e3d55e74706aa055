import type { ReactNode } from 'react';
import css from './Panel.module.css';

interface PanelProps {
  readonly title: string;
  readonly hint?: string;
  readonly children: ReactNode;
}

/** A part of a page in its own frame, under its own heading. */
export function Panel({ title, hint, children }: PanelProps) {
  return (
    <section className={css.panel} aria-label={title}>
      <header>
        <h2 className={css.title}>{title}</h2>
        {hint && <p className={css.hint}>{hint}</p>}
      </header>
      {children}
    </section>
  );
}

/** Panels side by side where they fit, one under the other where they do not. */
export function PanelRow({ children }: { readonly children: ReactNode }) {
  return <div className={css.row}>{children}</div>;
}
