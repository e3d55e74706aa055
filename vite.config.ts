import { fileURLToPath } from 'node:url';
import localesPlugin from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { clientChunks } from './tools/build/client-chunks.ts';
import { helpPages } from './tools/build/help/help-plugin.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The address of the API server that the development server forwards to. */
const api = `http://127.0.0.1:${process.env.API_PORT ?? '4000'}`;

/** The client: built into dist/client, split by route; manifest.json is read by the size check. */
export default defineConfig({
  root: at('./frontend'),
  plugins: [
    react(),
    helpPages(),
    // Of the 34 languages of react-aria: Russian, and English, its fallback.
    localesPlugin.vite({ locales: ['ru-RU', 'en-US'] }),
  ],
  resolve: {
    // rxjs offers its ES2015 build, without helpers for older browsers, under this condition.
    conditions: ['es2015', ...defaultClientConditions],
    alias: { '@schema': at('./schema'), '@frontend': at('./frontend') },
  },
  build: {
    outDir: at('./dist/client'),
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    sourcemap: true,
    // A browser remembers a failed module preload and fails a later import() of it without a request.
    // Only screens are preloaded with their modules; parts that are requested again, such as
    // board-later, are not.
    modulePreload: {
      resolveDependencies: (file, dependencies, { hostType }) =>
        hostType === 'html' || /\/(?:\w+Screen|signed-in|board|forms)-[\w-]{8}\.js$/.test(file)
          ? dependencies
          : dependencies.filter((dependency) => dependency.endsWith('.css')),
    },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: clientChunks([at('./frontend/early.ts'), at('./frontend/index.html')]),
        },
      },
    },
  },
  // The playground is built by itself, also for development.
  optimizeDeps: { entries: ['**/*.html', '!playground/**'] },
  server: {
    host: '127.0.0.1',
    port: Number(process.env.PORT ?? '5173'),
    proxy: { '/api': { target: api, ws: true }, '/health': api, '/graphql': api, '/files': api },
  },
});
