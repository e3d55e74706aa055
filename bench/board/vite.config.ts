import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Our pages use the product's React. glide-data-grid needs React 18, which is resolved first, from
 * bench/node_modules, once the peers are installed.
 */
const reactOfTheProduct: Plugin = {
  name: 'react-of-the-product',
  enforce: 'pre',
  resolveId(source, importer) {
    const isOurPage = importer?.includes('/bench/board/pages/');
    if (!isOurPage || !/^react(-dom)?(\/|$)/.test(source)) return null;
    return this.resolve(source, at('../../vite.config.ts'));
  },
};

/**
 * Builds the pages of the board benchmark like the product: minified, production React. The caller
 * passes the pages, as the peers are not always installed.
 */
export default defineConfig({
  root: at('.'),
  plugins: [reactOfTheProduct],
  publicDir: at('../../frontend/public'),
  resolve: { alias: { '@schema': at('../../schema'), '@frontend': at('../../frontend') } },
  build: {
    outDir: at('../../dist/bench'),
    emptyOutDir: true,
    target: 'es2022',
    chunkSizeWarningLimit: 2000,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
});
