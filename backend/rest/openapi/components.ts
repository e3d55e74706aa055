import {
  type GraphQLInputObjectType,
  type GraphQLInputType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';
import { exampleOf } from './examples';
import { type JsonSchema, leafSchema, objectSchema, orNull } from './json-schema';
import type { IsRequired } from './required';

/**
 * A value of a request: its path in the arguments, and whether the operation's form requires it.
 */
export interface Sent {
  readonly path: string;
  readonly isRequired: IsRequired;
}

/** Shared schemas by name; different content with the same name gets a numeric suffix. */
export class Components {
  readonly #schemas = new Map<string, JsonSchema>();

  get schemas(): Readonly<Record<string, JsonSchema>> {
    return Object.fromEntries([...this.#schemas].sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  /** Adds the schema under the name, or finds an equal one, and returns its $ref. */
  put(name: string, schema: JsonSchema): JsonSchema {
    const text = JSON.stringify(schema);
    for (let number = 1; ; number += 1) {
      const own = number === 1 ? name : `${name}${number}`;
      const known = this.#schemas.get(own);
      if (known === undefined) this.#schemas.set(own, schema);
      if (known === undefined || JSON.stringify(known) === text) {
        return { $ref: `#/components/schemas/${own}` };
      }
    }
  }

  /** The request schema with this name. */
  input(type: GraphQLInputType, name: string, sent: Sent): JsonSchema {
    return isNeeded(type, sent)
      ? this.#present(type, name, sent)
      : orNull(this.#present(type, name, sent));
  }

  #present(type: GraphQLInputType, name: string, sent: Sent): JsonSchema {
    if (isNonNullType(type)) return this.#present(type.ofType, name, sent);
    if (isListType(type)) {
      const item = { ...sent, path: `${sent.path}[0]` };
      return { type: 'array', items: this.input(type.ofType, name, item) };
    }
    if (isInputObjectType(type)) return this.put(type.name, this.#inputObject(type, sent));
    return withExample(leafSchema(type), name);
  }

  #inputObject(type: GraphQLInputObjectType, sent: Sent): JsonSchema {
    const fields = Object.values(type.getFields()).map((field) => ({
      ...field,
      sent: { ...sent, path: `${sent.path}.${field.name}` },
    }));
    const properties = fields.map(({ name, type: fieldType, description, sent: part }) => {
      return [name, described(this.input(fieldType, name, part), description)] as const;
    });
    const required = fields.filter(({ type: fieldType, sent: part }) => isNeeded(fieldType, part));
    return described(
      objectSchema(
        Object.fromEntries(properties),
        required.map(({ name }) => name),
      ),
      type.description,
    );
  }
}

/** Inputs are nullable in GraphQL, so that a form reports missing values. */
export const isNeeded = (type: GraphQLInputType, { path, isRequired }: Sent): boolean =>
  isNonNullType(type) || isRequired(path);

/** A leaf with an example value. */
export function withExample(schema: JsonSchema, name: string): JsonSchema {
  const example = exampleOf(name, schema);
  return example === undefined ? schema : { ...schema, examples: [example] };
}

export function described(schema: JsonSchema, description: string | null | undefined): JsonSchema {
  return description ? { ...schema, description } : schema;
}
