import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Lists } from './released-lists';

/** Copies of a small company, made by each release; they never change. */
export const RELEASED = 'backend/backup/released';

export const copyOf = (step: string) => join(RELEASED, `${step}.zip`);
export const listsOf = (step: string) => join(RELEASED, `${step}.lists.json.gz`);

/** REST answers of the release for its company, and the code of its review link. */
export interface ReleasedLists {
  readonly code: string;
  readonly lists: Lists;
}

/** Schema steps of the releases, the earliest first. */
export function releasedSteps(): string[] {
  const names = readdirSync(RELEASED).filter((name) => name.endsWith('.zip'));
  return names.map((name) => name.slice(0, -'.zip'.length)).sort();
}

export function readReleasedLists(step: string): ReleasedLists {
  return JSON.parse(gunzipSync(readFileSync(listsOf(step))).toString('utf8')) as ReleasedLists;
}
