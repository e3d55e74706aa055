import type { ComponentProps, ReactNode } from 'react';
import { Focusable } from 'react-aria-components/Focusable';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import css from './Tooltip.module.css';

interface TooltipProps {
  readonly text: ReactNode;
  /** One focusable element that accepts a ref and DOM props: a Button, an IconButton, a link. */
  readonly children: ComponentProps<typeof Focusable>['children'];
  readonly placement?: ComponentProps<typeof AriaTooltip>['placement'];
}

/** A note on hover and focus; never the only source of required information. */
export function Tooltip({ text, children, placement = 'top' }: TooltipProps) {
  return (
    <TooltipTrigger delay={500} closeDelay={100}>
      <Focusable>{children}</Focusable>
      <AriaTooltip className={css.tooltip ?? ''} placement={placement} offset={6}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
