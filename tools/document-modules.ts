import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const SOURCE = '@frontend/gql/graphql';
const OWN = '\0document:';
const IMPORT = /import\s*\{([^}]*)\}\s*from\s*'@frontend\/gql\/graphql';?/g;

const nameIn = (part: string) => part.trim().split(/\s+as\s+/)[0] ?? '';
const isDocument = (part: string) => /^\w+Document$/.test(nameIn(part));

/**
 * The same import with every document from a module of its own:
 * `import { ADocument, type B } from '@frontend/gql/graphql'` gives two imports.
 */
export function withDocumentModules(code: string): string {
  return code.replace(IMPORT, (statement, inside: string) => {
    const parts = inside.split(',').filter((part) => part.trim() !== '');
    const documents = parts.filter(isDocument);
    if (documents.length === 0) return statement;
    const rest = parts.filter((part) => !isDocument(part));
    return [
      ...(rest.length > 0 ? [`import {${rest.join(',')}} from '${SOURCE}';`] : []),
      ...documents.map((part) => `import {${part}} from '${SOURCE}?document=${nameIn(part)}';`),
    ].join(' ');
  });
}

/** The text of one document out of the generated module; throws when it is not there. */
export function documentIn(generated: string, name: string): string {
  const line = generated.split('\n').find((text) => text.startsWith(`export const ${name} = `));
  const end = line?.lastIndexOf(' as unknown as ') ?? -1;
  if (!line || end < 0) throw new Error(`The generated operations have no ${name}.`);
  return `${line.slice(0, end)};\n`;
}

/**
 * Every operation of the API stands in one generated module, so every page would carry the operations of
 * all the others. Each becomes a module of its own and goes with the page that asks it.
 */
export function documentModules(generatedFile: string): Plugin {
  return {
    name: 'document-modules',
    enforce: 'pre',
    resolveId: (id) =>
      id.startsWith(`${SOURCE}?document=`) ? OWN + id.slice(id.indexOf('=') + 1) : null,
    load(id) {
      if (!id.startsWith(OWN)) return null;
      this.addWatchFile(generatedFile);
      return documentIn(readFileSync(generatedFile, 'utf8'), id.slice(OWN.length));
    },
    transform: (code, id) =>
      /\.tsx?$/.test(id) && code.includes(SOURCE)
        ? { code: withDocumentModules(code), map: null }
        : null,
  };
}
