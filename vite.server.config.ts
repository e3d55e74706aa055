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
        main: at('./backend/main.ts'),
        migrate: at('./backend/migrate.ts'),
        demo: at('./backend/demo.ts'),
        backup: at('./backend/run-backup.ts'),
        restore: at('./backend/run-restore.ts'),
        doctor: at('./backend/run-doctor.ts'),
        'reset-password': at('./backend/run-reset-password.ts'),
        'import-worker': at('./backend/import-worker.ts'),
        'read-worker': at('./backend/read-worker.ts'),
        'emit-schema': at('./backend/emit-schema.ts'),
      },
      output: { entryFileNames: '[name].js', format: 'esm' },
    },
  },
});
