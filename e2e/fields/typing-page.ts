import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, preview } from 'vite';

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** Builds and serves the page of the gallery that shows one field in a form. */
export async function serveTypingPage(): Promise<{ url: string; stop: () => Promise<void> }> {
  const outDir = mkdtempSync(join(tmpdir(), 'typing-'));
  const shared = { configFile: false, root: at('frontend'), logLevel: 'error' } as const;
  const nodeEnv = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  try {
    await build({
      ...shared,
      mode: 'production',
      publicDir: false,
      resolve: { alias: { '@schema': at('schema'), '@frontend': at('frontend') } },
      build: {
        outDir,
        target: 'es2022',
        minify: false,
        chunkSizeWarningLimit: 4000,
        rolldownOptions: {
          input: at('frontend/gallery/typing.html'),
          checks: { pluginTimings: false },
        },
      },
    });
  } finally {
    process.env.NODE_ENV = nodeEnv;
  }
  const server = await preview({
    ...shared,
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0 },
  });
  const address = server.httpServer.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/gallery/typing.html`,
    stop: async () => {
      await server.close();
      rmSync(outDir, { recursive: true, force: true });
    },
  };
}
