import type { BrowserContext, Page } from 'playwright-core';

/** What went wrong in a page without anybody looking; empty lists are what a test wants. */
export interface PageProblems {
  /** Requests and sockets that tried to leave this machine; they were stopped. */
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

function listen(page: Page, problems: PageProblems): void {
  page.on('pageerror', (error) => problems.errors.push(error.stack ?? error.message));
  page.on('console', (message) => {
    if (message.type() !== 'error' || BROWSER_NOTE.test(message.text())) return;
    problems.errors.push(message.text());
  });
}

/** Watches every page of a context, and lets no request out of this machine. */
export async function watchPages(context: BrowserContext): Promise<PageProblems> {
  const problems: PageProblems = { outside: [], errors: [] };
  context.on('page', (page) => listen(page, problems));
  await context.route(
    (url) => !isHere(url.href),
    (route) => {
      problems.outside.push(route.request().url());
      return route.abort();
    },
  );
  await context.routeWebSocket(
    (url) => !isHere(url.href),
    (socket) => {
      problems.outside.push(socket.url());
      return socket.close();
    },
  );
  return problems;
}
