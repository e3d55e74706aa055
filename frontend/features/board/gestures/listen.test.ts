import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NOTHING } from '../model/view/hit-test';
import type { GestureEvent } from './gesture-events';
import { type GestureTarget, listen } from './listen';

/** The part of an element that `listen` uses. */
class FakeElement extends EventTarget {
  readonly style = { cursor: '' };
  readonly captured: number[] = [];
  hovered = true;
  getBoundingClientRect = () => ({ left: 100, top: 50 });
  setPointerCapture = (id: number) => this.captured.push(id);
  matches = () => this.hovered;
  closest = () => null;
}

let element: FakeElement;
let page: EventTarget & { hidden: boolean };
let view: EventTarget;
let received: GestureEvent[];
let target: GestureTarget & {
  gesture: string;
  hoverTarget: GestureTarget['hoverTarget'];
  scrolls: boolean;
};
let stop: () => void;

function fire(on: EventTarget, type: string, more: object = {}): Event {
  const event = new Event(type, { cancelable: true });
  on.dispatchEvent(Object.assign(event, more));
  return event;
}

const pointer = (type: string, more: object = {}) =>
  fire(element, type, {
    pointerId: 5,
    pointerType: 'touch',
    isPrimary: true,
    button: 0,
    buttons: 1,
    clientX: 160,
    clientY: 80,
    ...more,
  });

const wheel = (more: object) =>
  fire(element, 'wheel', {
    deltaX: 0,
    deltaY: 0,
    deltaMode: 0,
    ctrlKey: false,
    metaKey: false,
    shiftKey: false,
    clientX: 160,
    clientY: 80,
    ...more,
  });

beforeEach(() => {
  element = new FakeElement();
  page = Object.assign(new EventTarget(), { hidden: false });
  view = new EventTarget();
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', view);
  vi.stubGlobal('HTMLElement', FakeElement);
  received = [];
  target = {
    gesture: 'idle',
    hoverTarget: 'nothing',
    scrolls: true,
    send: (event) => received.push(event),
    hitAt: () => NOTHING,
    dayAt: (x) => Math.floor(x / 10),
    unitPx: 1,
    hoverAt: () => {},
    canScrollBy() {
      return this.scrolls;
    },
  };
  stop = listen(element as unknown as HTMLElement, target);
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

describe('listening on an element', () => {
  it('reports a touch in px of the canvas', () => {
    pointer('pointerdown');
    pointer('pointermove', { clientX: 175 });
    pointer('pointerup');
    expect(received).toMatchObject([
      { kind: 'down', id: 5, pointerType: 'touch', button: 'main', x: 60, y: 30, hit: NOTHING },
      { kind: 'move', id: 5, x: 75, day: 7 },
      { kind: 'up', id: 5 },
    ]);
  });

  it('does not report a mouse that only hovers', () => {
    pointer('pointermove', { pointerType: 'mouse', buttons: 0 });
    expect(received).toEqual([]);
  });

  it.each(['pointercancel', 'lostpointercapture'])('reports %s as cancelled', (type) => {
    pointer(type);
    expect(received).toMatchObject([{ kind: 'cancel', id: 5 }]);
  });

  it('interrupts when the window loses the focus or the page is hidden', () => {
    fire(view, 'blur');
    page.hidden = true;
    fire(page, 'visibilitychange');
    expect(received).toEqual([{ kind: 'interrupt' }, { kind: 'interrupt' }]);
  });

  it('reports the middle button and space', () => {
    pointer('pointerdown', { pointerType: 'mouse', button: 1 });
    fire(view, 'keydown', { key: ' ' });
    pointer('pointerdown', { pointerType: 'mouse' });
    fire(view, 'keyup', { key: ' ' });
    pointer('pointerdown', { pointerType: 'mouse', button: 2 });
    expect(received).toMatchObject([
      { button: 'middle', space: false },
      { button: 'main', space: true },
      { button: 'other', space: false },
    ]);
  });

  it('ignores space in an input', () => {
    const input = Object.assign(new FakeElement(), { closest: () => input });
    const event = new Event('keydown', { cancelable: true });
    Object.defineProperty(event, 'target', { value: input });
    view.dispatchEvent(Object.assign(event, { key: ' ' }));
    expect(event.defaultPrevented).toBe(false);
  });

  it('scrolls with the wheel, sideways with Shift, by lines where the browser counts lines', () => {
    wheel({ deltaY: 30 });
    wheel({ deltaY: 30, shiftKey: true });
    wheel({ deltaY: 3, deltaMode: 1 });
    expect(received).toMatchObject([
      { dx: 0, dy: 30, zoom: false },
      { dx: 30, dy: 0 },
      { dx: 0, dy: 120 },
    ]);
  });

  it('zooms with ctrl and keeps the browser from zooming the page', () => {
    const event = wheel({ deltaY: 30, ctrlKey: true });
    expect(event.defaultPrevented).toBe(true);
    expect(received).toMatchObject([{ zoom: true, dy: 30, x: 60 }]);
  });

  it('does not handle the wheel where the rows cannot scroll', () => {
    target.scrolls = false;
    expect(wheel({ deltaY: 30 }).defaultPrevented).toBe(false);
    expect(received).toEqual([]);
    expect(wheel({ deltaX: 30 }).defaultPrevented).toBe(true);
  });

  it("prevents the browser's scroll by the middle button and its menu on a long press", () => {
    expect(fire(element, 'mousedown', { button: 1 }).defaultPrevented).toBe(true);
    expect(fire(element, 'contextmenu', { pointerType: 'touch' }).defaultPrevented).toBe(true);
    expect(fire(element, 'contextmenu', { pointerType: 'mouse' }).defaultPrevented).toBe(false);
  });

  it('sets the mouse cursor by its target and by the gesture', () => {
    const mouse = { pointerType: 'mouse', buttons: 0 };
    pointer('pointermove', mouse);
    expect(element.style.cursor).toBe('default');
    target.hoverTarget = 'pressable';
    pointer('pointermove', mouse);
    expect(element.style.cursor).toBe('pointer');
    target.hoverTarget = 'edge';
    pointer('pointermove', mouse);
    expect(element.style.cursor).toBe('ew-resize');
    for (const gesture of ['panning', 'dragging']) {
      target.gesture = gesture;
      pointer('pointermove', mouse);
      expect(element.style.cursor).toBe('grabbing');
    }
  });

  it('reports nothing after its end', () => {
    stop();
    pointer('pointerdown');
    fire(view, 'blur');
    expect(received).toEqual([]);
  });
});
