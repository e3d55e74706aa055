import { classNames } from '@frontend/shared/lib/class-names';
import type { ComponentProps, ReactNode } from 'react';
import css from './IconButton.module.css';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** What the button does; the only name a screen reader and voice control have for it. */
  readonly label: string;
  readonly icon: ReactNode;
  /** quiet stands on a surface; framed looks like a secondary button; solid like a primary one. */
  readonly look?: 'quiet' | 'framed' | 'solid';
}

/** A square button of one icon; its label is also its native tooltip. */
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
