import type { Components } from './components';
import { exampleFrom } from './examples';
import type { JsonSchema } from './json-schema';

export interface Content {
  readonly schema: JsonSchema;
  readonly example?: unknown;
}

/** A JSON body with an example built from its schema. */
export function jsonContent(schema: JsonSchema, components: Components): Record<string, Content> {
  const resolve = (ref: string) => components.schemas[ref.split('/').at(-1) ?? ''] ?? {};
  return { 'application/json': { schema, example: exampleFrom(schema, resolve) } };
}
