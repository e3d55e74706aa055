import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The server: one ES module in dist/server, dependencies stay in node_modules. */
export default defineConfig({
  root: at('.'),
  resolve: {
    alias: { '@schema': at('./schema'), '@backend': at('./backend') },
  },
  build: {
    ssr: true,
    outDir: at('./dist/server'),
    emptyOutDir: true,
    target: 'node22',
    sourcemap: true,
    minify: false,
    rolldownOptions: {
      input: {
        main: at('./backend/entries/main.ts'),
        migrate: at('./backend/entries/migrate.ts'),
        demo: at('./backend/entries/demo.ts'),
        backup: at('./backend/entries/backup.ts'),
        restore: at('./backend/entries/restore.ts'),
        doctor: at('./backend/entries/doctor.ts'),
        'reset-password': at('./backend/entries/reset-password.ts'),
        'import-worker': at('./backend/entries/import-worker.ts'),
        'paper-worker': at('./backend/entries/paper-worker.ts'),
        'read-worker': at('./backend/entries/read-worker.ts'),
        'emit-schema': at('./backend/entries/emit-schema.ts'),
      },
      output: { entryFileNames: '[name].js', format: 'esm' },
    },
  },
});
