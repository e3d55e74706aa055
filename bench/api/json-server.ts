import { createServer, type IncomingMessage } from 'node:http';

/**
 * A yardstick of the benchmarks: JSON over a bare HTTP server on a free port of 127.0.0.1, without checks or
 * rules. Prints its address; SIGTERM ends it.
 */
export function serveJson(answer: (request: IncomingMessage) => Promise<unknown>): void {
  const server = createServer((request, response) => {
    answer(request).then(
      (body) => {
        const text = JSON.stringify(body);
        response.setHeader('content-type', 'application/json');
        response.setHeader('content-length', Buffer.byteLength(text));
        response.end(text);
      },
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    process.stdout.write(`http://127.0.0.1:${port}\n`);
  });
  process.on('SIGTERM', () => process.exit(0));
}
