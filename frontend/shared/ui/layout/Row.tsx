import { type BoxElement, type BoxProps, box, type FlexLook } from './box';

/** Children beside each other. */
export function Row<E extends BoxElement = 'div'>(props: BoxProps<FlexLook, E>) {
  return box('row', props);
}
