import { relative } from 'node:path';
import { runnerImport } from 'vite';
import { buildIfNeeded } from '../build/build.ts';
import { inRoot, ROOT, runTask } from '../root.ts';

type MakePictures = typeof import('../../e2e/pictures/make-pictures.ts');

/**
 * npm run pictures: makes the pictures of README.md and of the help from the demo at a fixed
 * moment; words select files by part of their names. Rebuilds the help with the new pictures.
 */
await runTask(async () => {
  await buildIfNeeded();
  // The helpers of the journeys import the product by its aliases, which Node cannot resolve.
  const { module } = await runnerImport<MakePictures>(inRoot('e2e/pictures/make-pictures.ts'), {
    root: ROOT,
    configFile: false,
    resolve: { alias: { '@schema': inRoot('schema') } },
  });
  const failed = await module.makePictures(process.argv[2] ?? '', (file, bytes) => {
    console.log(`${relative(ROOT, file)}  ${Math.round(bytes / 1000)} KB`);
  });
  for (const line of failed) console.error(line);
  await buildIfNeeded();
  return failed.length === 0 ? 0 : 1;
});
