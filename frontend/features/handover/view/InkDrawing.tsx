import { INK_HEIGHT, INK_WIDTH, type Ink, inkPath } from '@schema/values/handover/ink';
import css from './InkDrawing.module.css';

/** The strokes of a signature, in the colour of the text. A dot has a stroke of no length. */
export function InkDrawing({ ink }: { readonly ink: Ink }) {
  return (
    <svg
      className={css.ink}
      viewBox={`0 0 ${INK_WIDTH} ${INK_HEIGHT}`}
      aria-hidden="true"
      focusable="false"
    >
      <path
        d={inkPath(ink.map((stroke) => (stroke.length === 2 ? [...stroke, ...stroke] : stroke)))}
      />
    </svg>
  );
}
