import type { BrowserContext, Page } from 'playwright-core';

/** Problems collected in a page; tests expect empty lists. */
export interface PageProblems {
  /** Requests and sockets that tried to leave this machine; other hosts do not resolve. */
  outside: string[];
  /** Errors thrown in the page or logged to the console. */
  errors: string[];
}

function isHere(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return ['data:', 'blob:', 'about:'].includes(protocol) || hostname === '127.0.0.1';
}

/**
 * Console messages that are no errors of the product: refused (401, 409, 422), aborted and offline
 * requests, which the browser may log late, and sockets opened again without a network.
 */
const BROWSER_NOTE =
  /^Failed to load resource: (?:the server responded with a status of 4\d\d|net::ERR_FAILED)|net::ERR_INTERNET_DISCONNECTED$/;

/**
 * Watches every page of a context by listeners: a route would disable the browser's cache and pass
 * every file through the test.
 */
export function watchPages(context: BrowserContext): PageProblems {
  const problems: PageProblems = { outside: [], errors: [] };
  const meet = (address: string) => {
    if (!isHere(address)) problems.outside.push(address);
  };
  context.on('request', (request) => meet(request.url()));
  context.on('page', (page: Page) => {
    page.on('websocket', (socket) => meet(socket.url()));
    page.on('pageerror', (error) => problems.errors.push(error.stack ?? error.message));
    page.on('console', (message) => {
      if (message.type() !== 'error' || BROWSER_NOTE.test(message.text())) return;
      problems.errors.push(message.text());
    });
  });
  return problems;
}
