import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../root';
import { filesOf, QUICK } from './sets';

const PROJECT = { include: ['backend/**/*.test.ts'], exclude: ['**/node_modules/**'] };

describe('the sets of test files', () => {
  const listed = Object.entries(QUICK).flatMap(([project, quick]) =>
    ('only' in quick ? quick.only : quick.allBut).map((files) => ({ project, files })),
  );
  it.each(listed)('$files of $project names files', ({ files }) => {
    expect(globSync(files, { cwd: inRoot() })).not.toEqual([]);
  });

  it.each(Object.keys(QUICK))('quick and slow together are all files of %s', (name) => {
    const matched = (set?: string) => {
      const { include, exclude } = filesOf({ ...PROJECT, name }, set);
      return { include: include.toSorted(), exclude: exclude.toSorted() };
    };
    const [listedIn, others] = [matched('quick'), matched('slow')].toSorted(
      (a, b) => a.exclude.length - b.exclude.length,
    );
    expect(listedIn?.exclude).toEqual(PROJECT.exclude);
    expect(others?.include).toEqual(PROJECT.include);
    expect(others?.exclude.toSorted()).toEqual(
      [...PROJECT.exclude, ...(listedIn?.include ?? [])].toSorted(),
    );
    expect(matched()).toEqual(PROJECT);
  });
});
