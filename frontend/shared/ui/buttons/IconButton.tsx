import { classNames } from '@frontend/shared/lib/class-names';
import type { ComponentProps, ReactNode } from 'react';
import css from './IconButton.module.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** Accessible name, for screen readers and voice control. */
  readonly label: string;
  readonly icon: ReactNode;
  /** quiet: on a surface; framed: like a secondary button; solid: like a primary one. */
  readonly look?: 'quiet' | 'framed' | 'solid';
}

/** A square icon button; its label is also its native tooltip. */
export function IconButton({
  label,
  icon,
  look = 'quiet',
  type = 'button',
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      title={label}
      {...rest}
      type={type}
      aria-label={label}
      className={classNames(css.button, css[look], className)}
    >
      {icon}
    </button>
  );
}
