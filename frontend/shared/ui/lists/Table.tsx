import { classNames } from '@frontend/shared/lib/class-names';
import type { ComponentProps } from 'react';
import css from './Table.module.css';

interface TableProps extends ComponentProps<'table'> {
  /** What the table lists; its name for screen readers. */
  readonly label: string;
}

/**
 * The look of every list: plain table elements inside (thead, tbody, th, td), a scroll frame around.
 * A cell with TABLE_NUMBER_CLASS is aligned for reading numbers.
 */
export function Table({ label, className, ...rest }: TableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable frame must be reachable by keyboard
    <section className={css.frame} aria-label={label} tabIndex={0}>
      <table {...rest} aria-label={label} className={classNames(css.table, className)} />
    </section>
  );
}

export const TABLE_NUMBER_CLASS = css.number ?? '';
