import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../root';
import { clientChunks, PARTS } from './client-chunks';

const app = (path: string) => `/code/frontend/${path}`;
const dependency = (path: string) => `/code/node_modules/${path}`;

const icon = (name: string) => dependency(`lucide-react/dist/esm/icons/${name}.mjs`);

/** The imports of each module: static and lazy. */
const MODULES: Record<string, readonly [now: string[], lazily?: string[]]> = {
  [app('early.ts')]: [[app('shared/request.ts')]],
  [app('index.html')]: [
    [dependency('react/index.js'), app('shared/request.ts'), app('shared/Button.tsx')],
    [
      app('app/screens/access/LoginScreen.tsx'),
      app('app/SignedInApp.tsx'),
      app('app/screens/board/BoardScreen.tsx'),
      app('app/screens/bookings/BookingListScreen.tsx'),
      app('app/screens/registers/UsersScreen.tsx'),
    ],
  ],
  [app('shared/Button.tsx')]: [[icon('car')]],
  [app('Switch.tsx')]: [[icon('key')]],
  [app('app/screens/access/LoginScreen.tsx')]: [[dependency('yup/index.js')]],
  [app('app/SignedInApp.tsx')]: [[app('app/Shell.tsx'), dependency('@apollo/client/index.js')]],
  [app('app/screens/board/BoardScreen.tsx')]: [
    [
      app('features/board/model.ts'),
      app('shared/days.ts'),
      app('features/board/render/BoardStage.tsx'),
    ],
    [app('features/board/view/LazyBoardParts.tsx')],
  ],
  [app('features/board/render/BoardStage.tsx')]: [
    [app('features/board/model.ts'), dependency('konva/Stage.js'), dependency('react/index.js')],
  ],
  [app('features/board/view/LazyBoardParts.tsx')]: [
    [app('features/board/model.ts'), app('Badge.tsx')],
  ],
  [app('app/screens/bookings/BookingListScreen.tsx')]: [
    [
      app('shared/days.ts'),
      app('Badge.tsx'),
      app('Select.tsx'),
      app('use-query.ts'),
      app('only-list.ts'),
    ],
  ],
  [app('app/screens/registers/UsersScreen.tsx')]: [
    [app('Select.tsx'), app('Switch.tsx'), app('use-query.ts')],
  ],
  [app('Select.tsx')]: [[dependency('react-aria-components/Select.js')]],
  [app('use-query.ts')]: [[dependency('@apollo/client/index.js')]],
};

const getModuleInfo = (id: string) => {
  const [importedIds, dynamicallyImportedIds = []] = MODULES[id] ?? [[]];
  return { importedIds, dynamicallyImportedIds };
};

/** The chunk of a module: the first group that includes it. */
function chunkOf(id: string): string | null {
  const groups = clientChunks([app('early.ts'), app('index.html')]);
  for (const { name } of groups) {
    const chunk = name(id, { getModuleInfo });
    if (chunk) return chunk;
  }
  return null;
}

describe('the file of a module', () => {
  it.each([
    ['of the first requests', app('shared/request.ts'), 'early'],
    ['of React', dependency('react/index.js'), 'react'],
    ['of every page', app('shared/Button.tsx'), 'start'],
    ['of an icon of every page', icon('car'), 'start'],
    ['of the sign-in form', dependency('yup/index.js'), 'forms'],
    ['of every page behind the sign-in', app('app/Shell.tsx'), 'signed-in'],
    ['of the board alone', app('features/board/model.ts'), 'board'],
    ['of the canvas', dependency('konva/Stage.js'), 'konva'],
    ['of the board and of others', app('shared/days.ts'), 'common'],
    [
      'of a part loaded after the board',
      app('features/board/view/LazyBoardParts.tsx'),
      'board-later',
    ],
    ['of Apollo', dependency('@apollo/client/index.js'), 'data'],
    ['of several screens', app('Badge.tsx'), 'screens'],
    ['of several screens with fields', app('Select.tsx'), 'fields'],
    ['of several screens with Apollo', app('use-query.ts'), 'screens'],
  ])('%s: %s → %s', (_what, id, chunk) => {
    expect(chunkOf(id)).toBe(chunk);
  });

  it('used by one screen alone is in the file of that screen', () => {
    expect(chunkOf(app('Switch.tsx'))).toBeNull();
    expect(chunkOf(icon('key'))).toBeNull();
  });
});

it('starts each part at one file of the client', () => {
  const files = globSync('frontend/**/*.{ts,tsx,html}', { cwd: ROOT }).map((file) => `/${file}`);
  const found = Object.values(PARTS)
    .flat()
    .map((root) => [root, files.filter((file) => file.endsWith(root)).length]);
  expect(found.filter(([, count]) => count !== 1)).toEqual([]);
});
