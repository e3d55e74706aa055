import { ROOT } from '../root.ts';
import { readSources, type SourceFile, UNRESOLVED } from './read-sources.ts';
import { BACKEND_IMPORTS } from './rules/backend-imports.ts';
import { CODE_RULES } from './rules/code-rules.ts';
import { COMMON_IMPORTS } from './rules/common-imports.ts';
import { FRONTEND_IMPORTS } from './rules/frontend-imports.ts';
import { type CodeRule, FOLDERS, type ImportRule } from './rules/rule.ts';

export const IMPORT_RULES = [...COMMON_IMPORTS, ...BACKEND_IMPORTS, ...FRONTEND_IMPORTS];

interface Fault {
  /** Name of the rule, `circular import`, `unresolved import`, or `empty rule`. */
  rule: string;
  /** Place and reason in one line. */
  line: string;
}

/** Replaces `$1` in a pattern by the first group of `from`, and so on. */
function patternFor(pattern: string, match: RegExpMatchArray): RegExp {
  return new RegExp(pattern.replaceAll(/\$(\d)/g, (_all, group) => match[Number(group)] ?? ''));
}

function importFaults(rule: ImportRule, file: SourceFile): Fault[] {
  const match = file.path.match(rule.from);
  if (match === null || rule.except?.test(file.path)) return [];
  const forbidden = patternFor(rule.forbids, match);
  const allowed = rule.allows === undefined ? null : patternFor(rule.allows, match);
  const allowedTypes = rule.allowsTypes === undefined ? null : patternFor(rule.allowsTypes, match);
  return file.imports
    .filter((found) => forbidden.test(found.target) && !allowed?.test(found.target))
    .filter((found) => !(found.typesOnly && allowedTypes?.test(found.target)))
    .map((found) => ({
      rule: rule.name,
      line: `${file.path}:${found.line} imports ${found.target}. ${rule.name}: ${rule.reason}`,
    }));
}

function expressionFaults(rule: CodeRule, file: SourceFile): Fault[] {
  if (!rule.from.test(file.path) || rule.except?.test(file.path)) return [];
  return file.expressions
    .filter((found) => rule.forbids.test(found.what))
    .map((found) => ({
      rule: rule.name,
      line: `${file.path}:${found.line} uses ${found.what}. ${rule.name}: ${rule.reason}`,
    }));
}

/** A rule that applies to no file checks nothing: its folder was renamed, or its pattern is wrong. */
function emptyRules(files: SourceFile[]): Fault[] {
  const folders = FOLDERS.filter(
    (folder) => !files.some((file) => file.path.startsWith(`${folder}/`)),
  );
  const rules = [...IMPORT_RULES, ...CODE_RULES].filter(
    (rule) => !files.some((file) => rule.from.test(file.path) && !rule.except?.test(file.path)),
  );
  return [
    ...folders.map((folder) => ({
      rule: 'empty rule',
      line: `${folder}/ contains no TypeScript file`,
    })),
    ...rules.map((rule) => ({
      rule: 'empty rule',
      line: `"${rule.name}" applies to no file: nothing matches ${rule.from.source}`,
    })),
  ];
}

function unresolvedImports(files: SourceFile[]): Fault[] {
  return files.flatMap((file) =>
    file.imports
      .filter((found) => found.target.startsWith(UNRESOLVED))
      .map((found) => ({
        rule: 'unresolved import',
        line: `${file.path}:${found.line} imports ${found.target.slice(UNRESOLVED.length)}, which does not exist`,
      })),
  );
}

/**
 * Import cycles that exist while the code runs (types are erased). Each is reported once, from its
 * alphabetically first file.
 */
function importCycles(files: SourceFile[]): Fault[] {
  const edges = new Map(
    files.map((file) => [
      file.path,
      [...new Set(file.imports.filter((i) => !i.typesOnly).map((i) => i.target))],
    ]),
  );
  const done = new Set<string>();
  const faults = new Map<string, Fault>();
  const visit = (path: string, trail: string[]) => {
    const seenAt = trail.indexOf(path);
    if (seenAt >= 0) {
      const cycle = trail.slice(seenAt);
      const first = cycle.indexOf([...cycle].sort()[0] ?? path);
      const ordered = [...cycle.slice(first), ...cycle.slice(0, first)];
      const line = `${[...ordered, ordered[0]].join(' → ')}: an import cycle`;
      faults.set(line, { rule: 'circular import', line });
      return;
    }
    if (done.has(path)) return;
    for (const next of edges.get(path) ?? []) {
      if (edges.has(next)) visit(next, [...trail, path]);
    }
    done.add(path);
  };
  for (const path of edges.keys()) visit(path, []);
  return [...faults.values()];
}

/** Every fault in the checkout `root`; empty when there is none. */
export function findFaults(root: string): Fault[] {
  const files = readSources(root, FOLDERS);
  return [
    ...emptyRules(files),
    ...unresolvedImports(files),
    ...IMPORT_RULES.flatMap((rule) => files.flatMap((file) => importFaults(rule, file))),
    ...CODE_RULES.flatMap((rule) => files.flatMap((file) => expressionFaults(rule, file))),
    ...importCycles(files),
  ];
}

export function faultLines(root: string = ROOT): string[] {
  return findFaults(root).map((fault) => fault.line);
}
