import type { BrowserContext, Page } from 'playwright-core';

/** What went wrong in a page without anybody looking; empty lists are what a test wants. */
export interface PageProblems {
  /** Requests and sockets that tried to leave this machine; the browser resolves no other address. */
  outside: string[];
  /** Errors thrown in the page, and errors it wrote to the console. */
  errors: string[];
}

function isHere(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return ['data:', 'blob:', 'about:'].includes(protocol) || hostname === '127.0.0.1';
}

/** A refused request (401, 409, 422) is written to the console by the browser: not an error of ours. */
const BROWSER_NOTE = /^Failed to load resource: the server responded with a status of 4\d\d/;

/**
 * Watches every page of a context. It only listens: a route would make the browser work without its
 * cache, as no person's browser does, and ask us about each file.
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
