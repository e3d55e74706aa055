import { type BoxElement, type BoxProps, box, type FlexLook } from './box';

type StackLook = Omit<FlexLook, 'rowGap' | 'wrap'>;

/** Children below each other. */
export function Stack<E extends BoxElement = 'div'>(props: BoxProps<StackLook, E>) {
  return box('stack', props);
}
