import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * The pages of the board benchmark, built as the product is: minified, production React. The
 * caller gives the pages: the peers are not always installed.
 */
export default defineConfig({
  root: at('.'),
  publicDir: at('../../../frontend/public'),
  resolve: { alias: { '@schema': at('../../../schema'), '@frontend': at('../../../frontend') } },
  build: {
    outDir: at('../../../dist/bench'),
    emptyOutDir: true,
    target: 'es2022',
    chunkSizeWarningLimit: 2000,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
});
