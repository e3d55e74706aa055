import { expect, it } from 'vitest';
import { firstFiles } from './first-files';
import type { Manifest } from './manifest';

const chunk = (name: string, imports: string[] = []) => ({
  file: `assets/${name}-1.js`,
  name,
  imports,
});

const manifest: Manifest = {
  'index.html': { ...chunk('index', ['_react']), isEntry: true, css: ['assets/i.css'] },
  'early.ts': { ...chunk('early'), isEntry: true },
  _react: chunk('react'),
  '_signed-in': { ...chunk('signed-in', ['index.html']), css: ['assets/s.css'] },
  _screens: chunk('screens'),
  _board: { ...chunk('board', ['_react', '_signed-in']), css: ['assets/b.css'] },
  'a/BookingListScreen.tsx': chunk('BookingListScreen', ['_screens']),
  'a/AnalyticsScreen.tsx': chunk('AnalyticsScreen', ['_screens']),
  'a/NowScreen.tsx': chunk('NowScreen', ['_screens']),
};

it('are those of the document, first what asks for data, then those of the screen', () => {
  const files = firstFiles(manifest);
  expect(Object.keys(files)).toEqual(['/', '/bookings-list', '/analytics', '/now']);
  const own = ['/start.js', '/assets/early-1.js', '/assets/i.css'];
  expect(files['/']?.slice(0, 3)).toEqual(own);
  const others = (path: string) => files[path]?.slice(3).toSorted();
  const shared = ['/assets/index-1.js', '/assets/react-1.js', '/assets/s.css'];
  expect(others('/')).toEqual(
    [...shared, '/assets/signed-in-1.js', '/assets/b.css', '/assets/board-1.js'].sort(),
  );
  expect(others('/now')).toEqual(
    [...shared, '/assets/signed-in-1.js', '/assets/NowScreen-1.js', '/assets/screens-1.js'].sort(),
  );
  expect(files['/']?.indexOf('/assets/react-1.js')).toBeLessThan(
    files['/']?.indexOf('/assets/board-1.js') ?? 0,
  );
});

it('a build without one of the screens fails', () => {
  const { _board: _, ...rest } = manifest;
  expect(() => firstFiles(rest)).toThrow('board');
});
