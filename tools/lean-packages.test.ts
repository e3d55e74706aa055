import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { withKnownHost } from './lean-packages';

const installed = (path: string) =>
  readFileSync(fileURLToPath(new URL(`../node_modules/${path}`, import.meta.url)), 'utf8');

it('writes the answers of the host where the reconciler asks for them', () => {
  const reconciler = `var supportsMutation = $$$config.supportsMutation,
    supportsHydration = $$$config.supportsHydration,
    supportsSingletons = $$$config.supportsSingletons;
  if (supportsMutation) move(); else if (supportsHydration || supportsSingletons) other();
  devtools({ supportsFiber: true, list: tools.supportsHydration });`;
  const host = 'export const supportsMutation = true;\nexport const supportsHydration = false;';
  expect(withKnownHost(reconciler, host)).toBe(`var asked_supportsMutation = true,
    asked_supportsHydration = false,
    asked_supportsSingletons = false;
  if (true) move(); else if (false || false) other();
  devtools({ supportsFiber: true, list: tools.supportsHydration });`);
});

it('knows the installed reconciler and the installed host', () => {
  const reconciler = installed('react-reconciler/cjs/react-reconciler.production.js');
  const known = withKnownHost(reconciler, installed('react-konva/es/ReactKonvaHostConfig.js'));
  expect(known).toContain('asked_supportsMutation = true');
  expect(known).toContain('asked_supportsHydration = false');
  expect(known).not.toMatch(/(?<![.$\w])supports(?:Mutation|Hydration|Persistence|Resources)\b/);
});

it('does not pass over a reconciler that asks otherwise', () => {
  expect(() =>
    withKnownHost('host.can("hydrate")', 'export const supportsMutation = true;'),
  ).toThrow(/no longer asks/);
});
