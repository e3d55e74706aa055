import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
  vi.useRealTimers();
});

/** A separate page; returns the calls of its listeners and its actions. */
async function openPage() {
  vi.useFakeTimers();
  vi.resetModules();
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  const { reportFirstScreen, subscribeFirstScreen, watchFirstScreen } = await import(
    './first-screen'
  );
  const shown = vi.fn();
  subscribeFirstScreen(shown);
  watchFirstScreen();
  return { page, shown, reportFirstScreen };
}

it('later work starts after the first screen and an idle moment', async () => {
  const { shown, reportFirstScreen } = await openPage();
  vi.advanceTimersByTime(5000);
  expect(shown).not.toHaveBeenCalled();
  reportFirstScreen();
  expect(shown).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1200);
  expect(shown).toHaveBeenCalledTimes(1);
});

it.each(['pointerdown', 'keydown'])('%s ends the wait', async (event) => {
  const { page, shown, reportFirstScreen } = await openPage();
  page.dispatchEvent(new Event(event));
  expect(shown).toHaveBeenCalledTimes(1);
  reportFirstScreen();
  vi.runAllTimers();
  expect(shown).toHaveBeenCalledTimes(1);
});

it('a screen that reports nothing ends the wait after 15 s', async () => {
  const { shown } = await openPage();
  vi.advanceTimersByTime(15_000);
  expect(shown).toHaveBeenCalledTimes(1);
});
