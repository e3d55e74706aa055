import { classNames } from '@frontend/shared/lib/class-names';
import { type BoxLook, type BoxProps, box } from './box';
import './grid.css';

interface GridLook extends BoxLook {
  /** Equal columns. Default: one, or what `className` says. */
  readonly columns?: 2 | 3;
  /** As many equal columns as fit, each at least this wide, px at a text size of 16. */
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
