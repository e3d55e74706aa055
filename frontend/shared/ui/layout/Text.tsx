import { classNames } from '@frontend/shared/lib/class-names';
import type { ComponentProps, ElementType } from 'react';
import './text.css';

type TextElement =
  | ('span' | 'p' | 'div' | 'strong' | 'time')
  | ('h2' | 'h3' | 'h4' | 'legend' | 'li' | 'dt' | 'dd');

interface TextLook {
  /** Default: the colour of the surrounding text. */
  readonly tone?: 'muted' | 'label' | 'danger' | 'warning' | 'success';
  /** `--size-…` of tokens.css. Default: the size of the surrounding text. */
  readonly size?: 'caption' | 'label' | 'body' | 'input' | 'tile';
  readonly weight?: 500 | 600 | 650 | 700;
  /** The line height of label, input or tile. Default: that of the surrounding text. */
  readonly hasOwnLine?: boolean;
  /** Classes that override the others. */
  readonly className?: string | undefined;
}

/** `TextLook` and the attributes of the element `as`, a span by default. */
type TextProps<E extends TextElement> = TextLook & { readonly as?: E } & Omit<
    ComponentProps<E>,
    keyof TextLook | 'as'
  >;

/** Text in a colour, a size and a weight of tokens.css. */
export function Text<E extends TextElement = 'span'>(props: TextProps<E>) {
  const look: TextLook & { readonly as?: TextElement } = props;
  const { as, tone, size, weight, hasOwnLine, className, ...rest } = look;
  const Element: ElementType = as ?? 'span';
  return (
    <Element
      {...rest}
      className={classNames(
        tone && `tone-${tone}`,
        size && `size-${size}`,
        weight && `weight-${weight}`,
        hasOwnLine && 'own-line',
        className,
      )}
    />
  );
}
