import {
  type DocumentNode,
  type FieldNode,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql';
import { type Components, described, withExample } from './components';
import { type JsonSchema, leafSchema, objectSchema, orNull } from './json-schema';

interface Selected {
  readonly node: FieldNode;
  /** Under @include or @skip: optional. */
  readonly optional: boolean;
}

const isConditional = (node: { readonly directives?: readonly unknown[] | undefined }) =>
  (node.directives?.length ?? 0) > 0;

function fieldsOf(selection: SelectionSetNode, optional = false): Selected[] {
  return selection.selections.flatMap((node) => {
    const maybe = optional || isConditional(node);
    if (node.kind === Kind.FIELD) return [{ node, optional: maybe }];
    if (node.kind === Kind.INLINE_FRAGMENT) return fieldsOf(node.selectionSet, maybe);
    throw new Error('A row selects by fields and inline fragments only');
  });
}

/**
 * A model of an operation's response that `pick` accepts: objects with schemas as leaves. The
 * result of `pick` is converted to the schema of the body.
 */
export class AnswerModel {
  readonly #components: Components;
  readonly #schemas = new WeakMap<object, JsonSchema>();

  constructor(components: Components) {
    this.#components = components;
  }

  /** The response of the document's only operation. */
  of(document: DocumentNode, schema: GraphQLSchema): Record<string, unknown> {
    const [operation] = document.definitions;
    if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('One operation is needed');
    const root = schema.getRootType(operation.operation);
    if (!root) throw new Error(`There is no ${operation.operation}`);
    return this.#object(root, operation.selectionSet);
  }

  /** The schema of the body that `pick` returned for the model. */
  schemaOf(value: unknown): JsonSchema {
    if (typeof value !== 'object' || value === null) return { const: value };
    const known = this.#schemas.get(value);
    if (known) return known;
    const entries = Object.entries(value).map(
      ([name, part]) => [name, this.schemaOf(part)] as const,
    );
    return objectSchema(Object.fromEntries(entries));
  }

  #object(type: GraphQLObjectType, selection: SelectionSetNode): Record<string, unknown> {
    const model: Record<string, unknown> = {};
    const properties: Record<string, JsonSchema> = {};
    const required: string[] = [];
    for (const { node, optional } of fieldsOf(selection)) {
      const field = type.getFields()[node.name.value];
      if (!field) throw new Error(`${type.name} has no ${node.name.value}`);
      const part = this.#value(field.type, node);
      model[node.name.value] = part;
      properties[node.name.value] = described(this.schemaOf(part), field.description);
      if (!optional) required.push(node.name.value);
    }
    const schema = described(objectSchema(properties, required), type.description);
    this.#schemas.set(model, this.#components.put(type.name.replace(/Type$/, ''), schema));
    return model;
  }

  #value(type: GraphQLOutputType, node: FieldNode): object {
    if (!isNonNullType(type)) {
      const part = this.#present(type, node);
      const copy = { ...part };
      this.#schemas.set(copy, orNull(this.schemaOf(part)));
      return copy;
    }
    return this.#present(type.ofType, node);
  }

  #present(type: GraphQLOutputType, node: FieldNode): object {
    if (isNonNullType(type)) return this.#present(type.ofType, node);
    if (isListType(type)) {
      return this.#leaf({ type: 'array', items: this.schemaOf(this.#value(type.ofType, node)) });
    }
    if (!isObjectType(type)) {
      const named = getNamedType(type);
      if (!('parseValue' in named)) throw new Error(`${named.name} is not answered by any row`);
      return this.#leaf(withExample(leafSchema(named), node.name.value));
    }
    if (!node.selectionSet) throw new Error(`${node.name.value} has no selection`);
    return this.#object(type, node.selectionSet);
  }

  #leaf(schema: JsonSchema): object {
    const leaf = {};
    this.#schemas.set(leaf, schema);
    return leaf;
  }
}
