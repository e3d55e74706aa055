import { classNames } from '@frontend/shared/lib/class-names';
import { type BoxLook, type BoxProps, box } from './box';
import './grid.css';

interface GridLook extends BoxLook {
  /** Number of equal columns. Default: one, or as defined by `className`. */
  readonly columns?: 2 | 3;
  /** Minimum width of equal columns, px at a text size of 16; their number depends on the width. */
  readonly minWidth?: 140 | 200 | 260 | 340;
}

/** Children in columns. */
export function Grid({ columns, minWidth, className, ...rest }: BoxProps<GridLook, 'div'>) {
  return box('grid', {
    ...rest,
    className: classNames(
      columns && `columns-${columns}`,
      minWidth && `fit-${minWidth}`,
      className,
    ),
  });
}
