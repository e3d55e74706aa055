/** Facts of a request that determine its answer. */
interface RequestFacts {
  readonly method: string;
  readonly mode: string;
  readonly url: string;
}

/**
 * page: the document, from the network, else from the cache. hashed: a file with a hash in its
 * name, from the cache or the network. file: another file of the document, like a page. null: not
 * answered here.
 */
export type AnswerKind = 'page' | 'hashed' | 'file' | null;

/** Files of the document without a hash in their names. */
export const PLAIN_FILES = ['/start.js', '/favicon.svg'];

/** Paths that are not pages of the client, and pages whose address is a secret. */
const NOT_OURS = /^\/(?:api|files|health|metrics|graphql|(?:reviews|papers)\/share)(?:\/|$)/i;

const FILE = /\.\w{1,8}$/;

export function answerKind({ method, mode, url }: RequestFacts, origin: string): AnswerKind {
  const address = new URL(url);
  if (method !== 'GET' || address.origin !== origin) return null;
  const path = address.pathname;
  if (NOT_OURS.test(path)) return null;
  if (mode === 'navigate') return FILE.test(path) ? null : 'page';
  if (path.startsWith('/assets/')) return 'hashed';
  return PLAIN_FILES.includes(path) ? 'file' : null;
}

/**
 * Caches of earlier releases to delete, oldest first in `names`. The previous one stays for pages
 * that are still open.
 */
export function staleShells(names: readonly string[], current: string): string[] {
  const earlier = names.filter((name) => isShell(name) && name !== current);
  return earlier.slice(0, -1);
}

const SHELL = 'shell-';

export const shellName = (release: string): string => SHELL + release;

const isShell = (name: string): boolean => name.startsWith(SHELL);
