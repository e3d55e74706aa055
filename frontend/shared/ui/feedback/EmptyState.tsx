import type { ReactNode } from 'react';
import css from './EmptyState.module.css';

export interface EmptyStateProps {
  readonly title: string;
  readonly description?: ReactNode;
  readonly icon?: ReactNode;
  /** A button or a link. */
  readonly action?: ReactNode;
  /** Heading level: of the page (1) or of a section (2). */
  readonly level?: 1 | 2;
}

/** Nothing to show: title, description, action (requirements.md, H23). */
export function EmptyState({ title, description, icon, action, level = 2 }: EmptyStateProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className={css.empty}>
      {icon && (
        <div className={css.icon} aria-hidden="true">
          {icon}
        </div>
      )}
      <Heading className={css.title}>{title}</Heading>
      {description && <p className={css.description}>{description}</p>}
      {action && <div className={css.action}>{action}</div>}
    </div>
  );
}
