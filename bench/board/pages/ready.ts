import '@fontsource-variable/golos-text/index.css';
import type { AnswerRow } from '@frontend/features/board/model/rows/board-answer';

/** Loads the product's typeface, so that no page measures or paints with a fallback. */
export async function loadTypeface(): Promise<void> {
  await Promise.all(
    ['600', '500'].map((weight) =>
      document.fonts.load(`${weight} 14px "Golos Text Variable"`, 'Aбв123₽'),
    ),
  );
}

/** Becomes true once a canvas of the page has drawn the name of a customer. */
export function writesAName(rows: readonly AnswerRow[]): () => boolean {
  const names = rows.flatMap((row) => row.bookings.map(({ customer }) => customer ?? ''));
  const wanted = new Set(names.map((name) => name.slice(0, 3)));
  const { prototype } = CanvasRenderingContext2D;
  const original = prototype.fillText;
  let seen = false;
  prototype.fillText = function fillText(this: CanvasRenderingContext2D, text, ...place) {
    original.call(this, text, ...place);
    if (!wanted.has(text.slice(0, 3))) return;
    seen = true;
    prototype.fillText = original;
  };
  return () => seen;
}

/** Becomes true once the page contains an element of this class that has a size. */
export function holds(className: string): () => boolean {
  const found = document.getElementsByClassName(className);
  return () => (found[0]?.getBoundingClientRect().height ?? 0) > 0;
}

/** One frame, and the first moment after it was submitted for display. */
function afterFrame(): Promise<void> {
  return new Promise((done) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => done();
      port2.postMessage(null);
    }),
  );
}

/**
 * Mounts a board with loaded data and writes the time until the display of the frame with events,
 * ms, to `data-ready` of the body.
 */
export async function show(isShown: () => boolean, mount: () => void): Promise<void> {
  const began = performance.now();
  mount();
  do await afterFrame();
  while (!isShown());
  document.body.dataset.ready = String(performance.now() - began);
}

/** Writes the id of the clicked event to `data-hit` of the body. */
export function hit(id: number | string): void {
  document.body.dataset.hit = String(id);
}
