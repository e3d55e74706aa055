import type { CarView } from '@schema/values/fleet/damage';

/** Width and height of the drawing of each view, in units of its paths. */
export const VIEW_BOXES: Readonly<Record<CarView, readonly [width: number, height: number]>> = {
  left: [240, 92],
  right: [240, 92],
  front: [120, 92],
  rear: [120, 92],
  top: [240, 104],
};

/** The left side of a car whose front is on the left. */
function Side() {
  return (
    <>
      <path d="M10 66c0-12 3-16 12-18l38-6c20-18 30-24 56-24h30c22 0 34 10 46 24l26 6c10 2 12 8 12 18-1 5-3 6-8 6H18c-5 0-7-2-8-6Z" />
      <path d="M72 41c14-12 24-16 44-16h4v16Zm55-16h18c17 0 26 6 36 16h-54Z" />
      <path d="M123 22v49M70 43c-4 10-4 18-2 28m116-28c6 8 7 16 5 28M100 49h10m46 0h10M11 56h9m199-1h10" />
      <circle cx="60" cy="72" r="15" />
      <circle cx="60" cy="72" r="7" />
      <circle cx="188" cy="72" r="15" />
      <circle cx="188" cy="72" r="7" />
    </>
  );
}

function Front() {
  return (
    <>
      <path d="M14 72V54c0-6 3-9 8-12l10-20c2-4 5-6 10-6h36c5 0 8 2 10 6l10 20c5 3 8 6 8 12v18c0 3-1 4-4 4H18c-3 0-4-1-4-4Z" />
      <path d="M30 42l9-18c1-2 2-2 4-2h34c2 0 3 0 4 2l9 18Z" />
      <path d="M17 54h16l4 8H20ZM103 54H87l-4 8h17ZM44 56h32l-3 8H47ZM46 70h28" />
      <path d="M18 76v8h14v-8m56 0v8h14v-8M22 40l-10-4m86 4 10-4" />
    </>
  );
}

function Rear() {
  return (
    <>
      <path d="M14 72V52c0-6 3-9 8-12l10-18c2-4 5-6 10-6h36c5 0 8 2 10 6l10 18c5 3 8 6 8 12v20c0 3-1 4-4 4H18c-3 0-4-1-4-4Z" />
      <path d="M32 38l8-14c1-2 2-2 4-2h32c2 0 3 0 4 2l8 14Z" />
      <path d="M16 48h16v8H16Zm72 0h16v8H88ZM46 52h28v9H46ZM22 68h76" />
      <path d="M18 76v8h14v-8m56 0v8h14v-8" />
    </>
  );
}

/** A car seen from above, its front on the left. */
function Top() {
  return (
    <>
      <path d="M12 52c0-22 6-32 22-34 60-6 120-6 172 0 16 2 24 12 24 34s-8 32-24 34c-52 6-112 6-172 0-16-2-22-12-22-34Z" />
      <path d="M72 26c-8 16-8 36 0 52l26-8c-4-12-4-24 0-36Zm112 4-22 6c3 11 3 21 0 32l22 6c5-14 5-30 0-44Z" />
      <path d="M98 34c22-2 42-2 64 2m-64 34c22 2 42 2 64-2M84 22l-4-10m4 70-4 10M16 40c4-6 8-10 16-12M16 64c4 6 8 10 16 12m176-48c8 2 14 6 16 12m-16 36c8-2 14-6 16-12" />
    </>
  );
}

const OUTLINES: Readonly<Record<CarView, () => React.JSX.Element>> = {
  left: Side,
  right: Side,
  front: Front,
  rear: Rear,
  top: Top,
};

/** The outline of a car from one side. */
export function CarOutline({ view }: { readonly view: CarView }) {
  const [width, height] = VIEW_BOXES[view];
  const Outline = OUTLINES[view];
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
      {view === 'right' ? (
        <g transform={`matrix(-1 0 0 1 ${width} 0)`}>
          <Outline />
        </g>
      ) : (
        <Outline />
      )}
    </svg>
  );
}
