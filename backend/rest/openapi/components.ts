import {
  type GraphQLInputObjectType,
  type GraphQLInputType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';
import { exampleOf } from './examples';
import { type JsonSchema, leafSchema, objectSchema, orNull } from './json-schema';

/** The description of an input field that is required by validation but nullable in GraphQL. */
const NEEDED = /\bneeded\b/;

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

  /** The request schema of this name. */
  input(type: GraphQLInputType, name: string): JsonSchema {
    return isNonNullType(type)
      ? this.#present(type.ofType, name)
      : orNull(this.#present(type, name));
  }

  #present(type: GraphQLInputType, name: string): JsonSchema {
    if (isNonNullType(type)) return this.#present(type.ofType, name);
    if (isListType(type)) return { type: 'array', items: this.input(type.ofType, name) };
    if (isInputObjectType(type)) return this.put(type.name, this.#inputObject(type));
    return withExample(leafSchema(type), name);
  }

  #inputObject(type: GraphQLInputObjectType): JsonSchema {
    const fields = Object.values(type.getFields());
    const properties = fields.map(({ name, type: fieldType, description }) => {
      const needed = isNonNullType(fieldType) || NEEDED.test(description ?? '');
      const schema = needed ? this.#present(fieldType, name) : this.input(fieldType, name);
      return [name, described(schema, description)] as const;
    });
    const required = fields.filter(
      (field) => isNonNullType(field.type) || NEEDED.test(field.description ?? ''),
    );
    return described(
      objectSchema(
        Object.fromEntries(properties),
        required.map(({ name }) => name),
      ),
      type.description,
    );
  }
}

/** A leaf with an example value. */
export function withExample(schema: JsonSchema, name: string): JsonSchema {
  const example = exampleOf(name, schema);
  return example === undefined ? schema : { ...schema, examples: [example] };
}

export function described(schema: JsonSchema, description: string | null | undefined): JsonSchema {
  return description ? { ...schema, description } : schema;
}
