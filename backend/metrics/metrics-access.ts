import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { bearerOf } from '@backend/auth/bearer';
import { isLoopback } from '@backend/http/loopback';

/** Headers that a proxy adds, whether or not the server trusts it. */
const FORWARDED = /^(forwarded|via|x-forwarded-|x-real-ip|cf-connecting-ip)/;

interface MetricsRequest {
  /** Address of the socket itself, not of X-Forwarded-For. */
  readonly address: string | undefined;
  readonly headers: IncomingHttpHeaders;
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** A page of another site can reach the loopback under its own host name (DNS rebinding). */
function namesThisMachine(host: string | undefined): boolean {
  const url = `http://${host}`;
  return URL.canParse(url) && isLoopback(new URL(url).hostname);
}

function isFromThisMachine({ address, headers }: MetricsRequest): boolean {
  return (
    isLoopback(address ?? '') &&
    namesThisMachine(headers.host) &&
    !Object.keys(headers).some((name) => FORWARDED.test(name))
  );
}

/**
 * Metrics are limited to programs on this machine and to callers with the token; digests hide its
 * length.
 */
export function mayReadMetrics(request: MetricsRequest, token: string | undefined): boolean {
  if (isFromThisMachine(request)) return true;
  const shown = bearerOf(request.headers.authorization);
  if (token === undefined || shown === null) return false;
  return timingSafeEqual(digest(shown), digest(token));
}
