import type { Page } from 'playwright-core';

/** Opens the live channel only when `opens` returns true; without it, never. */
export async function holdLiveChannel(
  page: Page,
  opens = new Promise<void>(() => {}),
): Promise<void> {
  await page.routeWebSocket('**/api/graphql', async (socket) => {
    const early: (string | Buffer)[] = [];
    socket.onMessage((message) => early.push(message));
    await opens;
    const server = socket.connectToServer();
    socket.onMessage((message) => server.send(message));
    server.onMessage((message) => socket.send(message));
    for (const message of early) server.send(message);
  });
}
