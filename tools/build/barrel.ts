import { parseAst } from 'vite';

/** What the bundler says of a module. */
export interface ModuleFacts {
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
  readonly code?: string | null;
}

export type ReadModule = (id: string) => ModuleFacts | null;

/** Only re-exports the icons: an import from it needs no more than the icons it names. */
const PACKAGE = 'lucide-react';
const BARREL = /\/lucide-react\/dist\/esm\/lucide-react\.mjs$/;

/** The modules that a barrel re-exports, by exported name. */
function exportsOf(barrel: ModuleFacts): ReadonlyMap<string, string> {
  const ids = new Map(barrel.importedIds.map((id) => [id.slice(id.lastIndexOf('/')), id]));
  const found = new Map<string, string>();
  for (const node of parseAst(barrel.code ?? '').body) {
    if (node.type !== 'ExportNamedDeclaration' || !node.source) continue;
    const id = ids.get(node.source.value.slice(node.source.value.lastIndexOf('/')));
    if (id === undefined) continue;
    for (const { exported } of node.specifiers) {
      if (exported.type === 'Identifier') found.set(exported.name, id);
    }
  }
  return found;
}

function namesTakenBy(code: string): string[] {
  return parseAst(code).body.flatMap((node) => {
    if (node.type !== 'ImportDeclaration' || node.source.value !== PACKAGE) return [];
    return node.specifiers.flatMap((one) =>
      one.type === 'ImportSpecifier' && one.imported.type === 'Identifier'
        ? [one.imported.name]
        : [],
    );
  });
}

/** Reads the modules that one needs before it runs; of a barrel only those that it names. */
export function importsReader(read: ReadModule): (id: string) => readonly string[] {
  let icons: ReadonlyMap<string, string> | null = null;
  return (id) => {
    const facts = read(id);
    if (!facts || BARREL.test(id)) return [];
    const barrelId = facts.importedIds.find((one) => BARREL.test(one));
    const barrel = barrelId === undefined ? null : read(barrelId);
    if (!barrel) return facts.importedIds;
    icons ??= exportsOf(barrel);
    const named = namesTakenBy(facts.code ?? '').map((name) => icons?.get(name));
    return [...facts.importedIds, ...named.filter((one) => one !== undefined)];
  };
}
