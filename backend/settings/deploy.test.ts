import { readFileSync } from 'node:fs';
import { type Environment, readConfig } from '@backend/settings/config';
import { describe, expect, test } from 'vitest';

const read = (path: string) => readFileSync(path, 'utf8');

/** `NAME=value`, also of a unit (`Environment=NAME=value`) and of an image (`ENV NAME=value …`). */
function assignments(text: string): Environment {
  const pairs = text.matchAll(/^(?:Environment=)?([A-Z][A-Z0-9_]*)=(.*)$/gm);
  return Object.fromEntries(Array.from(pairs, ([, name = '', value]) => [name, value]));
}

function imageSettings(dockerfile: string): Environment {
  const [, line = ''] = /^ENV (.*)$/m.exec(dockerfile) ?? [];
  return assignments(line.replaceAll(' ', '\n'));
}

/** A block of compose.yaml under a key, without its indentation. */
function blockOf(yaml: string, key: string): string {
  const [, indent = '', body = ''] =
    new RegExp(`^( *)${key}:\\n((?:\\1 +.*\\n|\\n)+)`, 'm').exec(yaml) ?? [];
  return body.replaceAll(new RegExp(`^${indent}  `, 'gm'), '');
}

/** Values of `environment:` after `.env` is applied. */
function composeSettings(env: Environment): Environment {
  const block = blockOf(blockOf(read('compose.yaml'), 'app'), 'environment');
  const pairs = block.matchAll(/^([A-Z][A-Z0-9_]*): "?(.*?)"?$/gm);
  return Object.fromEntries(
    Array.from(pairs, ([, name = '', value = '']) => [
      name,
      value.replaceAll(/\$\{(\w+)(?::[-?]([^}]*))?\}/g, (_, own: string, other) => {
        return env[own] || (other ?? '');
      }),
    ]),
  );
}

const SETTINGS = Array.from(
  read('backend/settings/config.ts').matchAll(/^ {2}([A-Z][A-Z0-9_]+): /gm),
  ([, name]) => name,
);
const PLATFORM = ['NODE_ENV'];
const unknown = (env: Environment) =>
  Object.keys(env).filter((name) => !SETTINGS.includes(name) && !PLATFORM.includes(name));

const ENV_FILE = { ...assignments(read('deploy/env.example')), POSTGRES_PASSWORD: 'a1b2' };

describe.each([
  ['Dockerfile', () => imageSettings(read('Dockerfile')), { dataDir: '/data', host: '0.0.0.0' }],
  [
    'compose.yaml',
    () => composeSettings(ENV_FILE),
    {
      databaseUrl: 'postgresql://avtoprokat:a1b2@db:5432/avtoprokat',
      trustProxy: 1,
      secureCookies: true,
      companyTimeZone: 'Europe/Moscow',
    },
  ],
  [
    'deploy/avtoprokat.service',
    () => assignments(read('deploy/avtoprokat.service')),
    { dataDir: '/var/lib/avtoprokat', trustProxy: 'loopback' },
  ],
] as const)('%s', (_file, settings, wanted) => {
  test('sets only existing settings, to accepted values', () => {
    expect(unknown(settings())).toEqual([]);
    expect(readConfig(settings())).toMatchObject(wanted);
  });
});

test('each supervisor waits longer for a stop than the server does', () => {
  const { shutdownSeconds } = readConfig({});
  const grace = [
    /^TimeoutStopSec=(\d+)$/m.exec(read('deploy/avtoprokat.service'))?.[1],
    /stop_grace_period: (\d+)s/.exec(read('compose.yaml'))?.[1],
  ];
  for (const seconds of grace) expect(Number(seconds)).toBeGreaterThan(shutdownSeconds + 2);
});

test('the example of .env names every variable of compose.yaml without a value of its own', () => {
  const needed = read('compose.yaml').matchAll(/\$\{(\w+):\?/g);
  for (const [, name = ''] of needed) expect(Object.keys(ENV_FILE)).toContain(name);
});
