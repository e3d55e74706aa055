import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Our pages draw with the product's React. glide-data-grid needs React 18, and that one lies nearer, in
 * bench/node_modules, once the boards of others are installed.
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
 * The pages of the board benchmark, built as the product is: minified, production React. The
 * caller gives the pages: the peers are not always installed.
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
