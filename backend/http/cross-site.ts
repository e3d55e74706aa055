import { bearerOf } from '@backend/auth/bearer';
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
 * cookies by accident. A Bearer token is never sent by accident either: no page of another site may set
 * that header here, and it does not go together with a cookie (`findCaller`).
 */
export function isCrossSite(request: Request): boolean {
  if (bearerOf(request.get('authorization')) !== null) return false;
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
