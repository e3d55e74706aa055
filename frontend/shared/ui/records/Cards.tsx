import { classNames } from '@frontend/shared/lib/class-names';
import { guardPresses } from '@frontend/shared/lib/presses/guard-presses';
import type { ReactNode } from 'react';
import css from './Cards.module.css';

interface CardGridProps {
  /** Accessible name. */
  readonly label: string;
  /** Minimum width of a card: 17.5, 21.25 or 22.5 rem. */
  readonly size?: 'small' | 'middle' | 'large';
  readonly children: ReactNode;
}

/** Cards side by side, as many as fit. */
export function CardGrid({ label, size = 'middle', children }: CardGridProps) {
  return (
    <ul ref={guardPresses} className={classNames(css.grid, css[size])} aria-label={label}>
      {children}
    </ul>
  );
}

interface CardProps {
  /** The space between the parts: 8, 10 or 12 px. */
  readonly gap?: 'tight' | 'usual' | 'wide';
  readonly className?: string;
  readonly children: ReactNode;
}

/** A record in a frame, its parts below each other. */
export function Card({ gap = 'usual', className, children }: CardProps) {
  return <li className={classNames(css.card, css[gap], className)}>{children}</li>;
}
