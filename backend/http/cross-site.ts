import { Refusal } from '@backend/domain/refusal';
import { MESSAGES } from '@schema/messages';
import type { Request, RequestHandler } from 'express';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Is the Origin header the very site this request came to? Ports count, letter case does not. */
export function isSameOrigin(request: Request, origin: string): boolean {
  if (!URL.canParse(origin)) return false;
  return new URL(origin).host === request.host?.toLowerCase();
}

/**
 * Could another site have made the browser send this? The browser's own word comes first
 * (Sec-Fetch-Site), then Origin against Host. Neither is sent by scripts, which carry no one's
 * cookies by accident.
 */
export function isCrossSite(request: Request): boolean {
  const site = request.get('sec-fetch-site');
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const origin = request.get('origin');
  return origin !== undefined && !isSameOrigin(request, origin);
}

/** Refuses whatever changes something on behalf of another site; stands before every parser. */
export const refuseCrossSite: RequestHandler = (request, _response, next) => {
  if (!SAFE_METHODS.has(request.method) && isCrossSite(request)) {
    throw new Refusal('FORBIDDEN', MESSAGES.generic.crossSite);
  }
  next();
};
