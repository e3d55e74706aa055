import { rem } from '@frontend/shared/lib/device/text-scale';
import type { CSSProperties } from 'react';
import type { Box } from '../model/view/layout';

/** A box of the canvas as inline style of an absolutely positioned element. */
export function boxStyle({ x, y, width, height }: Readonly<Box>): CSSProperties {
  return { left: rem(x), top: rem(y), width: rem(width), height: rem(height) };
}
