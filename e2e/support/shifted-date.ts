/**
 * Moves `Date` of this process or page forward; it keeps running. Timers and `performance` are
 * unchanged. Runs in pages too, so it has no outer references.
 */
export function shiftDate(byMs: number): void {
  const key = Symbol.for('unshifted Date');
  const shared = globalThis as unknown as Record<symbol, DateConstructor | undefined>;
  const unshifted = shared[key] ?? Date;
  shared[key] = unshifted;
  const now = () => unshifted.now() + byMs;
  globalThis.Date = new Proxy(unshifted, {
    apply: () => new unshifted(now()).toString(),
    construct: (target, values, of) =>
      Reflect.construct(target, values.length > 0 ? values : [now()], of),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
}
