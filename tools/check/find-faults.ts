import { ROOT } from '../root.ts';
import { readSources, type SourceFile } from './read-sources.ts';
import { HABITS, type Habit, ROOMS, WALLS, type Wall } from './rules.ts';

export interface Fault {
  /** Name of the wall or habit, `circular import`, `lost import`, or `empty room`. */
  rule: string;
  /** Where and why, in one line. */
  line: string;
}

/** `stops` and `lets` speak of what `from` caught: `$1` is its first group. */
function patternFor(pattern: string, caught: RegExpMatchArray): RegExp {
  return new RegExp(pattern.replaceAll(/\$(\d)/g, (_all, group) => caught[Number(group)] ?? ''));
}

function faultsOfFile(wall: Wall, file: SourceFile): Fault[] {
  const caught = file.path.match(wall.from);
  if (caught === null || wall.except?.test(file.path)) return [];
  const stops = patternFor(wall.stops, caught);
  const lets = wall.lets === undefined ? null : patternFor(wall.lets, caught);
  const letsTypes = wall.letsTypes === undefined ? null : patternFor(wall.letsTypes, caught);
  return file.imports
    .filter((found) => stops.test(found.target) && !lets?.test(found.target))
    .filter((found) => !(found.typesOnly && letsTypes?.test(found.target)))
    .map((found) => ({
      rule: wall.name,
      line: `${file.path}:${found.line} imports ${found.target}. ${wall.name}: ${wall.reason}`,
    }));
}

function saidInFile(habit: Habit, file: SourceFile): Fault[] {
  if (!habit.from.test(file.path) || habit.except?.test(file.path)) return [];
  return file.sayings
    .filter((saying) => habit.forbids.test(saying.what))
    .map((saying) => ({
      rule: habit.name,
      line: `${file.path}:${saying.line} says ${saying.what}. ${habit.name}: ${habit.reason}`,
    }));
}

/** A rule that concerned no file has checked nothing: its folder was renamed, or the rule is wrong. */
function emptyRooms(files: SourceFile[]): Fault[] {
  const rooms = ROOMS.filter((room) => !files.some((file) => file.path.startsWith(`${room}/`)));
  const rules = [...WALLS, ...HABITS].filter(
    (rule) => !files.some((file) => rule.from.test(file.path) && !rule.except?.test(file.path)),
  );
  return [
    ...rooms.map((room) => ({ rule: 'empty room', line: `${room}/ held no TypeScript file` })),
    ...rules.map((rule) => ({
      rule: 'empty room',
      line: `"${rule.name}" looked at no file: nothing matches ${rule.from.source}`,
    })),
  ];
}

function lostImports(files: SourceFile[]): Fault[] {
  return files.flatMap((file) =>
    file.imports
      .filter((found) => found.target.startsWith('lost:'))
      .map((found) => ({
        rule: 'lost import',
        line: `${file.path}:${found.line} imports ${found.target.slice(5)}, which leads nowhere`,
      })),
  );
}

/**
 * Circles of imports that exist while the code runs (types are erased). Each circle is told once, from
 * its alphabetically first file.
 */
function circles(files: SourceFile[]): Fault[] {
  const edges = new Map(
    files.map((file) => [
      file.path,
      [...new Set(file.imports.filter((i) => !i.typesOnly).map((i) => i.target))],
    ]),
  );
  const done = new Set<string>();
  const told = new Map<string, Fault>();
  const visit = (path: string, trail: string[]) => {
    const seenAt = trail.indexOf(path);
    if (seenAt >= 0) {
      const circle = trail.slice(seenAt);
      const first = circle.indexOf([...circle].sort()[0] ?? path);
      const ordered = [...circle.slice(first), ...circle.slice(0, first)];
      const line = `${[...ordered, ordered[0]].join(' → ')}: imports go round in a circle`;
      told.set(line, { rule: 'circular import', line });
      return;
    }
    if (done.has(path)) return;
    for (const next of edges.get(path) ?? []) {
      if (edges.has(next)) visit(next, [...trail, path]);
    }
    done.add(path);
  };
  for (const path of edges.keys()) visit(path, []);
  return [...told.values()];
}

/** Everything wrong with the walls of the checkout `root`. Empty: the house stands. */
export function findFaults(root: string): Fault[] {
  const files = readSources(root, ROOMS);
  return [
    ...emptyRooms(files),
    ...lostImports(files),
    ...WALLS.flatMap((wall) => files.flatMap((file) => faultsOfFile(wall, file))),
    ...HABITS.flatMap((habit) => files.flatMap((file) => saidInFile(habit, file))),
    ...circles(files),
  ];
}

export function faultLines(root: string = ROOT): string[] {
  return findFaults(root).map((fault) => fault.line);
}
