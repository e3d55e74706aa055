import { writeGenerated } from '../build/generated.ts';
import { runTask } from '../root.ts';

/** npm run generate: schema/schema.graphql from the resolvers, then the client's types and documents from it. */
await runTask(async () => {
  const changed = await writeGenerated();
  console.log(changed.length === 0 ? 'Generated files are fresh.' : `Wrote ${changed.join(', ')}.`);
  return 0;
});
