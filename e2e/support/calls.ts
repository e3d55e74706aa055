import type { Page, Request } from 'playwright-core';

interface Call {
  /** Operation name, as in the client's documents. */
  name: string;
  variables: Record<string, unknown>;
}

function callOf(request: Request): Call | null {
  if (!request.url().endsWith('/api/graphql')) return null;
  const { operationName, variables } = request.postDataJSON() as {
    operationName: string;
    variables?: Record<string, unknown>;
  };
  return { name: operationName, variables: variables ?? {} };
}

/** The API calls of a page from now on, in order. */
export function callsOf(page: Page): Call[] {
  const calls: Call[] = [];
  page.on('request', (request) => {
    const call = callOf(request);
    if (call !== null) calls.push(call);
  });
  return calls;
}

/** Holds back every call of this name until the returned function runs; later calls pass. */
export async function holdCalls(page: Page, name: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/graphql', async (route) => {
    if (callOf(route.request())?.name === name) await held;
    await route.fallback();
  });
  return release;
}

/** Answers the first call of this name as without a session; later ones pass. */
export async function answerAsAnonymous(page: Page, name: string): Promise<void> {
  let isAnswered = false;
  await page.route('**/api/graphql', async (route) => {
    const request = route.request();
    if (isAnswered || callOf(request)?.name !== name) return route.fallback();
    isAnswered = true;
    const headers = { 'content-type': 'application/json' };
    const body = request.postData();
    const answer = await fetch(request.url(), { method: 'POST', headers, body });
    await route.fulfill({ status: answer.status, json: await answer.json() });
  });
}

/** Answers every call of this name with 401, as after the end of a session; other calls pass. */
export async function refuseCalls(page: Page, name: string): Promise<void> {
  const error = { message: 'Войдите в систему', extensions: { code: 'UNAUTHENTICATED' } };
  await page.route('**/api/graphql', async (route) => {
    if (callOf(route.request())?.name !== name) return route.fallback();
    await route.fulfill({ status: 401, json: { errors: [error] } });
  });
}
