import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

interface Entry {
  state: unknown;
  url: string;
}

/** A browser's session history as used by overlays; traversal is asynchronous. */
class FakeHistory {
  entries: Entry[] = [{ state: { key: 'board', idx: 0 }, url: '/' }];
  index = 0;
  constructor(private readonly onPop: () => void) {}

  get state() {
    return this.entries[this.index]?.state;
  }
  get url() {
    return this.entries[this.index]?.url;
  }
  pushState(state: unknown, _title: string, url?: string) {
    this.entries = [
      ...this.entries.slice(0, this.index + 1),
      { state, url: url ?? this.url ?? '' },
    ];
    this.index += 1;
  }
  replaceState(state: unknown, _title: string, url?: string) {
    this.entries[this.index] = { state, url: url ?? this.url ?? '' };
  }
  go(delta: number) {
    setTimeout(() => {
      this.index = Math.min(Math.max(this.index + delta, 0), this.entries.length - 1);
      this.onPop();
    });
  }
}

describe('the history of overlays', () => {
  let listeners: ((event: Event) => void)[] = [];
  let history: FakeHistory;
  let overlays: typeof import('./overlay-history');
  const navigated = vi.fn();

  beforeEach(async () => {
    vi.useFakeTimers();
    vi.resetModules();
    navigated.mockClear();
    listeners = [];
    history = new FakeHistory(() => {
      let isStopped = false;
      const event = { stopImmediatePropagation: () => (isStopped = true) } as unknown as Event;
      for (const listener of listeners) if (!isStopped) listener(event);
    });
    vi.stubGlobal('history', history);
    vi.stubGlobal('location', { pathname: '/', search: '' });
    vi.stubGlobal('addEventListener', (_type: string, listener: (event: Event) => void) =>
      listeners.push(listener),
    );
    overlays = await import('./overlay-history');
    overlays.watchOverlays();
    listeners.push(navigated);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const turn = () => vi.runAllTimers();

  /** Opens an overlay as a dialog does: closing it removes its entry. */
  function openOverlay(address?: string) {
    const leave = vi.fn(() => release());
    const release = overlays.holdEntry({ close: leave, ...(address && { address }) });
    turn();
    const close = () => {
      release();
      turn();
    };
    return { close, wasClosed: leave };
  }

  it('closes the overlay on back without leaving the page', () => {
    const dialog = openOverlay('/?booking=12');
    expect(history.url).toBe('/?booking=12');
    history.go(-1);
    turn();
    expect(dialog.wasClosed).toHaveBeenCalledOnce();
    expect(history.url).toBe('/');
    expect(navigated).not.toHaveBeenCalled();
  });

  it('removes the entry when the overlay is closed otherwise', () => {
    const dialog = openOverlay('/?booking=12');
    dialog.close();
    expect(history.url).toBe('/');
    expect(dialog.wasClosed).not.toHaveBeenCalled();
    expect(navigated).not.toHaveBeenCalled();
  });

  it('keeps an overlay that opens while the entry of the last one is being removed', () => {
    const release = overlays.holdEntry({ close: vi.fn(), address: '/?booking=12' });
    turn();
    release();
    vi.advanceTimersToNextTimer();
    const close = vi.fn();
    const second = overlays.holdEntry({ close, address: '/?new=cash' });
    turn();
    expect(close).not.toHaveBeenCalled();
    expect(history.url).toBe('/?new=cash');
    second();
    turn();
    expect(history.url).toBe('/');
  });

  it('closes the topmost of two and keeps the one below with its address', () => {
    const below = openOverlay('/?booking=12');
    const question = openOverlay();
    history.go(-1);
    turn();
    expect(question.wasClosed).toHaveBeenCalledOnce();
    expect(below.wasClosed).not.toHaveBeenCalled();
    expect(history.url).toBe('/?booking=12');
    expect(navigated).not.toHaveBeenCalled();
  });

  it('keeps the one below when the topmost is closed by its own button', () => {
    const below = openOverlay('/?booking=12');
    openOverlay().close();
    expect(below.wasClosed).not.toHaveBeenCalled();
    expect(history.url).toBe('/?booking=12');
    expect(navigated).not.toHaveBeenCalled();
  });

  it('restores the entry and address of an overlay that refuses to close', () => {
    const declines = vi.fn();
    const release = overlays.holdEntry({ close: declines, address: '/?booking=12' });
    turn();
    history.go(-1);
    turn();
    expect(declines).toHaveBeenCalledExactlyOnceWith(false);
    expect(history.url).toBe('/?booking=12');
    expect(navigated).not.toHaveBeenCalled();
    release();
    turn();
    expect(history.url).toBe('/');
  });

  it('notifies an overlay that its page was left, and does not restore its entry', () => {
    history.pushState({ key: 'cars', idx: 1 }, '', '/cars');
    const declines = vi.fn();
    overlays.holdEntry({ close: declines, address: '/cars?car=3' });
    turn();
    history.go(-2);
    turn();
    expect(declines).toHaveBeenCalledExactlyOnceWith(true);
    expect(history.url).toBe('/');
  });

  it('reuses the entry when one overlay replaces another', () => {
    const release = overlays.holdEntry({ close: vi.fn(), address: '/?new=booking' });
    turn();
    const length = history.entries.length;
    release();
    overlays.holdEntry({ close: vi.fn(), address: '/?new=event&car=4' });
    turn();
    expect(history.entries).toHaveLength(length);
    expect(history.url).toBe('/?new=event&car=4');
  });

  it('passes real navigations to the router', () => {
    history.pushState({ key: 'cars', idx: 1 }, '', '/cars');
    const dialog = openOverlay();
    history.go(-2);
    turn();
    expect(dialog.wasClosed).toHaveBeenCalledOnce();
    expect(navigated).toHaveBeenCalledOnce();
    expect(history.url).toBe('/');
  });

  it('passes a return to a page left by a link in its dialog to the router', () => {
    const dialog = openOverlay('/?booking=12');
    history.pushState({ key: 'client', idx: 1 }, '', '/clients/3');
    dialog.close();
    history.go(-1);
    turn();
    expect(navigated).toHaveBeenCalled();
  });

  it('skips dead entries on forward', () => {
    openOverlay('/?booking=12').close();
    history.go(1);
    turn();
    expect(history.url).toBe('/');
    expect(navigated).not.toHaveBeenCalled();
  });
});
