import { expect, it } from 'vitest';
import type { Manifest } from './manifest.ts';
import { shellFiles } from './shell-files.ts';

const chunk = (name: string, imports: string[] = []) => ({
  file: `assets/${name}-1.js`,
  name,
  imports,
});

const manifest: Manifest = {
  'index.html': {
    ...chunk('index', ['_react']),
    isEntry: true,
    css: ['assets/i.css'],
    assets: ['assets/t.woff2'],
  },
  _react: chunk('react'),
  '_signed-in': chunk('signed-in', ['index.html']),
  _board: { ...chunk('board', ['_react']), css: ['assets/b.css'] },
  _konva: chunk('konva', ['_react']),
  '_board-later': chunk('board-later', ['_board']),
  'app/offline/OfflineApp.tsx': chunk('OfflineApp', ['_board']),
  _handover: chunk('handover', ['_signed-in']),
  _later: chunk('later', ['_signed-in']),
  '_board-dialogs': chunk('board-dialogs', ['_board']),
};

it('the kept files are the board and the sheets with all they import, their styles and typefaces, once each', () => {
  expect(shellFiles(manifest)).toEqual([
    '/assets/OfflineApp-1.js',
    '/assets/b.css',
    '/assets/board-1.js',
    '/assets/board-later-1.js',
    '/assets/handover-1.js',
    '/assets/i.css',
    '/assets/index-1.js',
    '/assets/konva-1.js',
    '/assets/later-1.js',
    '/assets/react-1.js',
    '/assets/signed-in-1.js',
    '/assets/t.woff2',
  ]);
});

it('a build without one of them fails', () => {
  const { _board: _, ...rest } = manifest;
  expect(() => shellFiles(rest)).toThrow('board');
});
