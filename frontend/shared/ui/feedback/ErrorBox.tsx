import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import type { ReactNode } from 'react';
import css from '../layout/Panels.module.css';

interface ErrorBoxProps {
  readonly message: string;
  readonly title?: string;
  /** Actions: a retry, fixes of a conflict. */
  readonly children?: ReactNode;
}

/** An error or a refused form, announced immediately (role="alert"). */
export function ErrorBox({ message, title, children }: ErrorBoxProps) {
  return (
    <div className={css.error} role="alert">
      <CircleAlert className={css.icon} aria-hidden="true" />
      <div className={css.content}>
        {title && <strong className={css.title}>{title}</strong>}
        <span>{message}</span>
        {children}
      </div>
    </div>
  );
}
