import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { inRoot } from '../root.ts';
import { readManifest } from './manifest.ts';
import { shellFiles } from './shell-files.ts';

/** Builds /service-worker.js of the client in `folder`; it names the files of its release. */
export async function buildServiceWorker(folder: string): Promise<void> {
  const manifest = readManifest(folder);
  const files = shellFiles(manifest);
  const document = readFileSync(join(folder, 'index.html'), 'utf8');
  const release = createHash('sha256')
    .update(JSON.stringify([files, document]))
    .digest('hex')
    .slice(0, 12);
  await build({
    configFile: false,
    mode: 'production',
    logLevel: 'error',
    publicDir: false,
    define: {
      RELEASE: JSON.stringify(release),
      SHELL_FILES: JSON.stringify(files),
      ENTRY_FILE: JSON.stringify(manifest['index.html']?.file),
    },
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'es2022',
      rolldownOptions: {
        input: inRoot('frontend/service-worker/service-worker.ts'),
        output: { format: 'iife', entryFileNames: 'service-worker.js' },
      },
    },
  });
}
