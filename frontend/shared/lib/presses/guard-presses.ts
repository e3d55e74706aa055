import {
  type Asked,
  isMisplaced,
  notePlaces,
  type Place,
  type Point,
  type Seen,
  STILL_MS,
} from './still-places';

/** Pressable elements of a list. */
const CONTROLS = 'a[href], button, summary, [role="option"], [role="button"], [role="menuitem"]';

/** Distance from which a press counts as a drag or a cancelled press, px. */
const SLIP_PX = 10;
/** Maximum delay between lifting the pointer and the click of that press, ms. */
const CLICK_MS = 700;

interface Began {
  readonly control: Element | null;
  readonly point: Point;
  readonly isRefused: boolean;
}

const controlOf = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest(CONTROLS) : null;

/** Address and name of a control: a reused element of another row differs in one of them. */
const nameOf = (control: Element) =>
  `${control.getAttribute('aria-label') ?? ''} ${control.getAttribute('href') ?? ''}`;

/** Scroll offset of the ancestors: movement by the user's own scrolling is ignored. */
function scrolled(root: Element): Point {
  let [x, y] = [0, 0];
  for (let one: Element | null = root; one; one = one.parentElement) {
    x += one.scrollLeft;
    y += one.scrollTop;
    if (getComputedStyle(one).position === 'fixed') break;
  }
  return { x, y };
}

const pointOf = ({ clientX, clientY }: MouseEvent): Point => ({ x: clientX, y: clientY });

const stop = (event: Event) => {
  event.preventDefault();
  event.stopPropagation();
};

/**
 * Ref of a list that changes while it is displayed (docs/domain.md, lists that change): a press
 * acts on the control it began on, and is ignored when that control has just moved under the
 * pointer or the focus.
 */
export function guardPresses(root: HTMLElement | null) {
  if (!root) return;
  let places: readonly Place<Element>[] = [];
  let began: Began | null = null;
  let asked: Asked | null = null;
  let liftedAt = 0;
  let focused: Element | null = null;
  let inherited: { readonly control: Element; readonly at: number } | null = null;
  let keyDownOn: Element | null = null;
  let frame = 0;

  const look = (at: number) => {
    const by = scrolled(root);
    const seen = new Map<Element, Seen>();
    for (const control of root.querySelectorAll(CONTROLS)) {
      const { left, top, right, bottom } = control.getBoundingClientRect();
      const box = {
        left: left + by.x,
        top: top + by.y,
        right: right + by.x,
        bottom: bottom + by.y,
      };
      seen.set(control, { name: nameOf(control), box });
    }
    places = notePlaces(places, seen, at);
    return by;
  };
  /** Records all changes of a frame together, at the time of the first. */
  const lookSoon = () => {
    if (frame !== 0) return;
    const at = performance.now();
    frame = requestAnimationFrame(() => {
      frame = 0;
      look(at);
    });
  };
  /** Whether the list covers a control of the page here: a notice over a button. */
  const coversOther = ({ x, y }: Point) => {
    const all = document.elementsFromPoint?.(x, y) ?? [];
    const below = controlOf(all.find((one) => !root.contains(one)) ?? null);
    return below !== null && !below.contains(root);
  };

  const onPointerDown = (event: PointerEvent) => {
    const control = controlOf(event.target);
    const point = pointOf(event);
    let isRefused = false;
    if (control && root.contains(control)) {
      const at = performance.now();
      const by = look(at);
      const covers = coversOther(point);
      const place = { x: point.x + by.x, y: point.y + by.y };
      isRefused = isMisplaced(places, { control, point: place, at, covers }, asked);
      if (isRefused) stop(event);
    }
    if (event.target instanceof Node && !root.contains(event.target)) {
      asked = { at: performance.now(), isTyped: false };
    }
    began = { control, point, isRefused };
  };
  const onInput = () => {
    asked = { at: performance.now(), isTyped: true };
  };
  const onPointerUp = () => {
    liftedAt = performance.now();
  };
  const onClick = (event: MouseEvent) => {
    // A click by a key or by script.
    if (event.detail === 0 || !began || performance.now() - liftedAt > CLICK_MS) return;
    const { control, point, isRefused } = began;
    began = null;
    if (isRefused) return stop(event);
    if (controlOf(event.target) === control) return;
    stop(event);
    const { x, y } = pointOf(event);
    const isStill = Math.hypot(x - point.x, y - point.y) <= SLIP_PX;
    if (isStill && control instanceof HTMLElement && root.contains(control)) control.click();
  };
  const onFocusIn = ({ target }: FocusEvent) => {
    const control = controlOf(target);
    const isInherited = control && focused && !focused.isConnected;
    inherited = isInherited ? { control, at: performance.now() } : null;
    focused = control;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    const control = controlOf(event.target);
    if (!event.repeat) keyDownOn = control;
    if (!control || !root.contains(control)) return;
    const isNew = inherited?.control === control && performance.now() - inherited.at < STILL_MS;
    if (isNew || (event.repeat && keyDownOn !== control)) stop(event);
  };

  const mutations = new MutationObserver(lookSoon);
  mutations.observe(root, {
    childList: true,
    subtree: true,
    attributeFilter: ['aria-label', 'href', 'hidden'],
  });
  lookSoon();
  // Content above the list moves it by growing or shrinking.
  const sizes = new ResizeObserver(lookSoon);
  for (let one: Element | null = root; one; one = one.parentElement) sizes.observe(one);
  document.addEventListener('pointerdown', onPointerDown, true);
  document.addEventListener('pointerup', onPointerUp, true);
  document.addEventListener('input', onInput, true);
  document.addEventListener('focusin', onFocusIn, true);
  document.addEventListener('keydown', onKeyDown, true);
  root.addEventListener('click', onClick, true);
  return () => {
    cancelAnimationFrame(frame);
    mutations.disconnect();
    sizes.disconnect();
    document.removeEventListener('pointerdown', onPointerDown, true);
    document.removeEventListener('pointerup', onPointerUp, true);
    document.removeEventListener('input', onInput, true);
    document.removeEventListener('focusin', onFocusIn, true);
    document.removeEventListener('keydown', onKeyDown, true);
    root.removeEventListener('click', onClick, true);
  };
}
