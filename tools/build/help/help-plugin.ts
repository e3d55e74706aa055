import { existsSync } from 'node:fs';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import { HELP_FILE, pictureFile, readHelpPage } from './read-pages.ts';

/** The picture as a file of the build; absent until `npm run pictures` makes it. */
async function pictureModule(name: string | null): Promise<{ first: string; picture: string }> {
  if (name === null || !existsSync(pictureFile(name))) return { first: '', picture: 'null' };
  const file = pictureFile(name);
  const { width, height } = await sharp(file).metadata();
  return {
    first: `import src from ${JSON.stringify(`${file}?url&no-inline`)};\n`,
    picture: `{ src, width: ${width}, height: ${height} }`,
  };
}

/**
 * Converts each page of the help to a module: a `HelpPage` (frontend/features/help/help-page.ts).
 */
export function helpPages(): Plugin {
  return {
    name: 'help-pages',
    load: {
      filter: { id: HELP_FILE },
      async handler(id) {
        const { slug, title, reader, parts, picture: name } = readHelpPage(id);
        const { first, picture } = await pictureModule(name);
        const facts = JSON.stringify({ slug, title, reader, parts });
        return {
          code: `${first}export default { ...${facts}, picture: ${picture} };\n`,
          moduleType: 'js',
        };
      },
    },
  };
}
