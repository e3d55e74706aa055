import { classNames } from '@frontend/shared/lib/class-names';
import { guardPresses } from '@frontend/shared/lib/presses/guard-presses';
import type { ReactNode } from 'react';
import { Stack } from '../layout/Stack';
import css from './List.module.css';

interface ListProps {
  /** Accessible name. */
  readonly label?: string;
  /** `li` elements. */
  readonly children: ReactNode;
}

/** Rows separated by lines. */
export function DividedList({ label, children }: ListProps) {
  return (
    <Stack as="ul" ref={guardPresses} className={css.divided} aria-label={label}>
      {children}
    </Stack>
  );
}

/** Rows separated by lines, in a frame. */
export function FramedList({ label, children }: ListProps) {
  return (
    <Stack
      as="ul"
      ref={guardPresses}
      className={classNames(css.divided, css.framed)}
      aria-label={label}
    >
      {children}
    </Stack>
  );
}
