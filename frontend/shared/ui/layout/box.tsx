import { classNames } from '@frontend/shared/lib/class-names';
import type { ComponentProps, ElementType } from 'react';
import './box.css';

/** Elements available to layouts. */
export type BoxElement =
  | ('div' | 'span' | 'p' | 'section' | 'article' | 'header' | 'footer' | 'main' | 'nav')
  | ('ul' | 'ol' | 'li' | 'dl' | 'h2' | 'form' | 'fieldset');

/** px at a text size of 16. */
type Gap = 2 | 4 | 6 | 8 | 10 | 12 | 14 | 16;

export interface BoxLook {
  /** Gap between the children. Default: none. */
  readonly gap?: Gap;
  /** Gap between the lines of a wrapping row, and the rows of a grid. Default: `gap`. */
  readonly rowGap?: 2 | 4 | 6 | 8 | 10 | 12;
  /** Alignment across the direction. Default: stretched. */
  readonly align?: 'start' | 'center' | 'end' | 'baseline';
  /** Classes that override the others. */
  readonly className?: string | undefined;
}

export interface FlexLook extends BoxLook {
  /** Alignment along the direction. Default: at the start. */
  readonly justify?: 'center' | 'end' | 'between';
  /** Children that do not fit wrap to another line. */
  readonly wrap?: boolean;
  /** Can be narrower than its longest word or its unbroken line (min-width: 0). */
  readonly canShrink?: boolean;
}

/** `Look` and the attributes of the element `as`, a div by default. */
export type BoxProps<Look, E extends BoxElement> = Look & { readonly as?: E } & Omit<
    ComponentProps<E>,
    keyof Look | 'as'
  >;

/** The element of a layout; its style is a list of classes, each in box.css or grid.css. */
export function box(
  kind: 'stack' | 'row' | 'grid',
  props: FlexLook & { readonly as?: BoxElement },
) {
  const { as, gap, rowGap, align, justify, wrap, canShrink, className, ...rest } = props;
  const Element: ElementType = as ?? 'div';
  return (
    <Element
      {...rest}
      className={classNames(
        kind,
        gap && `gap-${gap}`,
        rowGap && `row-gap-${rowGap}`,
        align && `align-${align}`,
        justify && `justify-${justify}`,
        wrap && 'wrap',
        canShrink && 'can-shrink',
        className,
      )}
    />
  );
}
