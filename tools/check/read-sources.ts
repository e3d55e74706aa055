import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join, normalize } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';

/** One import, resolved. */
export interface Import {
  /**
   * A path in the checkout (`backend/store/open-store.ts`), `npm:konva/lib/Core`, `node:fs`, or
   * `unresolved:…` for a file of ours that does not exist.
   */
  target: string;
  line: number;
  /** Imports types only, so it is erased when the code runs. */
  typesOnly: boolean;
}

/** An expression that a code rule may forbid: `process.env`, `new Date()`, `.getHours()`. */
interface Expression {
  what: string;
  line: number;
}

export interface SourceFile {
  /** Path in the checkout, with forward slashes. */
  path: string;
  imports: Import[];
  expressions: Expression[];
}

/** Prefix of the target of an import of ours that does not exist. */
export const UNRESOLVED = 'unresolved:';

const ALIAS = /^@(schema|backend|frontend)\//;
const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];
const BUILTINS = new Set(builtinModules);

function asFile(root: string, path: string): string | null {
  const found = ENDINGS.map((ending) => path + ending).find(
    (candidate) => existsSync(join(root, candidate)) && statSync(join(root, candidate)).isFile(),
  );
  return found ?? null;
}

/** Resolves an import of the file `from`; a `?raw` or `?url` suffix is for vite. */
function resolveTarget(root: string, from: string, written: string): string {
  const request = written.replace(/\?.*$/, '');
  if (request.startsWith('node:') || BUILTINS.has(request)) {
    return request.startsWith('node:') ? request : `node:${request}`;
  }
  const ours = ALIAS.test(request) ? request.slice(1) : null;
  if (ours === null && !request.startsWith('.')) return `npm:${request}`;
  const path = normalize(ours ?? join(dirname(from), request)).replaceAll('\\', '/');
  return asFile(root, path) ?? `${UNRESOLVED}${request}`;
}

interface Request {
  written: string;
  at: number;
  typesOnly: boolean;
}

type ParsedModule = ReturnType<typeof parseSync>['module'];

function staticRequests(module: ParsedModule): Request[] {
  const imports = module.staticImports.map((found) => ({
    written: found.moduleRequest.value,
    at: found.start,
    typesOnly: found.entries.length > 0 && found.entries.every((entry) => entry.isType),
  }));
  const exports = module.staticExports.flatMap((found) =>
    found.entries.flatMap((entry) =>
      entry.moduleRequest
        ? [{ written: entry.moduleRequest.value, at: found.start, typesOnly: entry.isType }]
        : [],
    ),
  );
  return [...imports, ...exports];
}

function literal(node: ESTree.Node | undefined): string | null {
  return node?.type === 'Literal' && typeof node.value === 'string' ? node.value : null;
}

/** `import('…')`, `require('…')` and the types of `import('…').T`. */
function requestVisitor(found: Request[]) {
  const add = (node: ESTree.Node, written: string | null, typesOnly: boolean) => {
    if (written !== null) found.push({ written, at: node.start, typesOnly });
  };
  return {
    ImportExpression: (node: ESTree.ImportExpression) => add(node, literal(node.source), false),
    TSImportType: (node: ESTree.TSImportType) => add(node, literal(node.source), true),
    CallExpression: (node: ESTree.CallExpression) => {
      if (node.callee.type !== 'Identifier' || node.callee.name !== 'require') return;
      add(node, literal(node.arguments[0]), false);
    },
  };
}

/** The name of the object of a member: `Date`, `formatDay()`; '' for another expression. */
function objectText(node: ESTree.Node): string {
  if (node.type === 'Identifier') return node.name;
  const isCall = node.type === 'CallExpression' && node.callee.type === 'Identifier';
  return isCall ? `${(node.callee as ESTree.IdentifierReference).name}()` : '';
}

function memberText(node: ESTree.MemberExpression): string | null {
  if (node.computed || node.property.type !== 'Identifier') return null;
  return `${objectText(node.object)}.${node.property.name}`;
}

/** At least two letters: a single one is a key of the keyboard. */
const CYRILLIC = /\p{Script=Cyrillic}{2}/u;

function expressionVisitor(found: { what: string; at: number }[]) {
  const add = (node: ESTree.Node, what: string) => found.push({ what, at: node.start });
  return {
    MemberExpression: (node: ESTree.MemberExpression) => {
      const text = memberText(node);
      if (text !== null) add(node, text);
    },
    CallExpression: (node: ESTree.CallExpression) => {
      if (node.callee.type === 'Identifier') add(node, `${node.callee.name}()`);
    },
    NewExpression: (node: ESTree.NewExpression) => {
      if (node.callee.type === 'Identifier' && node.arguments.length === 0) {
        add(node, `new ${node.callee.name}()`);
      }
    },
    Literal: (node: ESTree.Node & { value?: unknown }) => {
      if (typeof node.value === 'string' && CYRILLIC.test(node.value)) add(node, 'a Russian text');
    },
    TemplateElement: (node: ESTree.TemplateElement) => {
      if (CYRILLIC.test(node.value.raw)) add(node, 'a Russian text');
    },
    JSXText: (node: ESTree.JSXText) => {
      if (CYRILLIC.test(node.value)) add(node, 'a Russian text');
    },
  };
}

function lineOf(text: string, at: number): number {
  return text.slice(0, at).split('\n').length;
}

/** Reads the imports and expressions of one file. Throws when it cannot be parsed. */
function readSource(root: string, path: string): SourceFile {
  const text = readFileSync(join(root, path), 'utf8');
  const parsed = parseSync(path, text);
  const fault = parsed.errors.find((error) => error.severity === 'Error');
  if (fault) throw new Error(`${path}: ${fault.message}`);
  const requests = staticRequests(parsed.module);
  const expressions: { what: string; at: number }[] = [];
  new Visitor(requestVisitor(requests)).visit(parsed.program);
  new Visitor(expressionVisitor(expressions)).visit(parsed.program);
  return {
    path,
    imports: requests.map(({ written, at, typesOnly }) => ({
      target: resolveTarget(root, path, written),
      line: lineOf(text, at),
      typesOnly,
    })),
    expressions: expressions.map(({ what, at }) => ({ what, line: lineOf(text, at) })),
  };
}

/** A folder may have packages of its own. */
const isPackage = (path: string) => path.split(/[\\/]/).includes('node_modules');

/** Reads every TypeScript file of the folders. */
export function readSources(root: string, folders: readonly string[]): SourceFile[] {
  return folders
    .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root, exclude: isPackage }))
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !path.endsWith('.d.ts'))
    .sort()
    .map((path) => readSource(root, path));
}
