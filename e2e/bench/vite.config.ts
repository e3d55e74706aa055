import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const page = (name: string) => at(`./pages/${name}.html`);

/** The pages of the board benchmark, built as the product is: minified, production React. */
export default defineConfig({
  root: at('./pages'),
  publicDir: at('../../frontend/public'),
  resolve: { alias: { '@schema': at('../../schema'), '@frontend': at('../../frontend') } },
  build: {
    outDir: at('../../dist/bench'),
    emptyOutDir: true,
    target: 'es2022',
    rolldownOptions: {
      input: {
        empty: page('empty'),
        bare: page('bare'),
        bars: page('bars'),
        board: page('board'),
      },
    },
  },
});
