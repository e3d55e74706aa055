import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../root.ts';

/** flydrive imports these when files are stored in a bucket. */
const OF_PACKAGES = ['@aws-sdk/client-s3', '@aws-sdk/s3-request-presigner'];

const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  dependencies: Record<string, string>;
};

const sources = ['backend', 'schema'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$/.test(file))
    .map((file) => readFileSync(join(ROOT, folder, file), 'utf8')),
);

test.each(Object.keys(dependencies).filter((name) => !OF_PACKAGES.includes(name)))(
  'the production package %s is used by the server: the client is bundled by the build',
  (name) => {
    expect(sources.some((text) => text.includes(`'${name}'`) || text.includes(`'${name}/`))).toBe(
      true,
    );
  },
);
