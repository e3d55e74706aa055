import { bearerOf } from '@backend/auth/bearer';
import { Refusal } from '@backend/domain/refusal';
import { MESSAGES } from '@schema/messages';
import type { Request, RequestHandler } from 'express';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether the Origin header matches Host. Ports count, letter case does not. */
function isSameOrigin(request: Request, origin: string): boolean {
  if (!URL.canParse(origin)) return false;
  return new URL(origin).host === request.host?.toLowerCase();
}

/**
 * Whether the request may be cross-site: Sec-Fetch-Site first, then Origin against Host. Scripts
 * send neither header and no automatic cookies. A Bearer token is safe as well: a cross-site page
 * cannot set that header, and it is refused together with a cookie (`findCaller`).
 */
export function isCrossSite(request: Request): boolean {
  if (bearerOf(request.get('authorization')) !== null) return false;
  const site = request.get('sec-fetch-site');
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const origin = request.get('origin');
  return origin !== undefined && !isSameOrigin(request, origin);
}

/** Rejects cross-site writes; runs before every body parser. */
export const refuseCrossSite: RequestHandler = (request, _response, next) => {
  if (!SAFE_METHODS.has(request.method) && isCrossSite(request)) {
    throw new Refusal('FORBIDDEN', MESSAGES.generic.crossSite);
  }
  next();
};
