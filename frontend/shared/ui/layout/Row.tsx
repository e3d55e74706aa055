import { type BoxElement, type BoxProps, box, type FlexLook } from './box';

/** Children side by side. */
export function Row<E extends BoxElement = 'div'>(props: BoxProps<FlexLook, E>) {
  return box('row', props);
}
