import { classNames } from '@frontend/shared/lib/class-names';
import type { ReactNode } from 'react';
import css from './Badge.module.css';

export type BadgeLook =
  | 'neutral'
  | 'accent'
  | 'planned'
  | 'active'
  | 'due'
  | 'past'
  | 'service'
  | 'success'
  | 'danger'
  | 'warning';

interface BadgeProps {
  readonly look?: BadgeLook;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

/** A status or a count; its text carries the meaning, never the colour alone. */
export function Badge({ look = 'neutral', icon, children }: BadgeProps) {
  return (
    <span className={classNames(css.badge, css[look])}>
      {icon && <span aria-hidden="true">{icon}</span>}
      {children}
    </span>
  );
}
