import { classNames } from '@frontend/shared/lib/class-names';
import type { ComponentProps } from 'react';
import css from './Table.module.css';

interface TableProps extends ComponentProps<'table'> {
  /** Accessible name of the table. */
  readonly label: string;
}

/**
 * The style of all tables: plain table elements inside (thead, tbody, th, td) in a scroll
 * container. TABLE_NUMBER_CLASS aligns a numeric cell.
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
