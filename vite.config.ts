import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The address of the API server that the development server forwards to. */
const api = `http://127.0.0.1:${process.env.API_PORT ?? '4000'}`;

/** The client: built into dist/client, split by route; manifest.json is read by the size check. */
export default defineConfig({
  root: at('./frontend'),
  plugins: [react()],
  resolve: {
    alias: { '@schema': at('./schema'), '@frontend': at('./frontend') },
  },
  build: {
    outDir: at('./dist/client'),
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    sourcemap: true,
  },
  server: {
    host: '127.0.0.1',
    port: Number(process.env.PORT ?? '5173'),
    proxy: { '/api': { target: api, ws: true }, '/health': api, '/graphql': api, '/files': api },
  },
});
