/**
 * Parts of a raw request target (RFC 9112, 3.2); it may be `//` or `*`, for which `new URL` throws.
 */

/** Whether this target can be routed: a path, `*`, or an absolute URL (as sent to a proxy). */
export function isTarget(target: string): boolean {
  if (target.startsWith('/') || target === '*') return true;
  return /^https?:\/\//i.test(target) && URL.canParse(target);
}

/** `/api/board?days=7` → `/api/board` */
export function pathOf(target: string): string {
  return target.split('?', 1)[0] ?? '';
}

/** `/api/board?days=7` → `?days=7`; empty without a query. */
export function queryOf(target: string): string {
  const at = target.indexOf('?');
  return at < 0 ? '' : target.slice(at).replace(/#.*$/s, '');
}
