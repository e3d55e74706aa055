import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * The GraphQL playground, apart from the client: its files are shared with no other page and are served
 * at `base` (backend/http/playground.ts); manifest.json is read by the size check. Without source maps: those of
 * the editor are 15 MB.
 */
export default defineConfig({
  root: at('./frontend/playground'),
  base: '/api/graphql/playground/',
  publicDir: false,
  plugins: [react()],
  resolve: {
    alias: { '@schema': at('./schema'), '@frontend': at('./frontend') },
  },
  build: {
    outDir: at('./dist/playground'),
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
  },
});
