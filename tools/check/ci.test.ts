import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../root.ts';

const commandsIn = (file: string, pattern: RegExp) =>
  Array.from(readFileSync(join(ROOT, file), 'utf8').matchAll(pattern), ([, command]) => command);

test('the workflow of CI runs the commands of .ci/run', () => {
  const commands = commandsIn('.ci/run', /^(npm .+)$/gm);
  expect(commands.length).toBeGreaterThan(0);
  expect(commandsIn('.github/workflows/ci.yml', /^ +- (npm .+)$/gm)).toEqual(commands);
});
