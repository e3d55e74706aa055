import { readNode } from '../child.ts';
import { inRoot } from '../root.ts';

/** vitest's global setup of the projects that run the product: builds it when a source changed. */
export default async function setup(): Promise<void> {
  const { code, output } = await readNode([inRoot('tools/tasks/build.ts')]);
  if (code !== 0) throw new Error(output);
}
