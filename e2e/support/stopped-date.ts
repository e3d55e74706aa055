/**
 * Stops `Date` of this process or page at this moment, ms. Timers and `performance` keep running.
 * Has no outer references, as `shiftDate`.
 */
export function stopDate(atMs: number): void {
  const running = Date;
  globalThis.Date = new Proxy(running, {
    apply: () => new running(atMs).toString(),
    construct: (target, values, of) =>
      Reflect.construct(target, values.length > 0 ? values : [atMs], of),
    get: (target, name) => (name === 'now' ? () => atMs : Reflect.get(target, name)),
  });
}
