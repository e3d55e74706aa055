import { type GraphQLEnumType, type GraphQLScalarType, isScalarType } from 'graphql';

/** A schema of OpenAPI 3.1 (JSON Schema 2020-12); only the keywords used here. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly title?: string;
  readonly description?: string;
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly additionalProperties?: boolean | JsonSchema;
  readonly required?: readonly string[];
  readonly anyOf?: readonly JsonSchema[];
  readonly contentMediaType?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly examples?: readonly unknown[];
}

const SCALARS: Readonly<Record<string, JsonSchema>> = {
  Int: { type: 'integer' },
  Float: { type: 'number' },
  String: { type: 'string' },
  ID: { type: 'string' },
  Boolean: { type: 'boolean' },
  DateTime: { type: 'string', format: 'date-time' },
  Day: { type: 'string', format: 'date' },
  Roubles: { type: 'number' },
  FileContent: { type: 'string', contentMediaType: 'application/octet-stream' },
  JSON: {},
};

/** The JSON schema of a GraphQL scalar or enum. Throws for an unknown scalar. */
export function leafSchema(type: GraphQLScalarType | GraphQLEnumType): JsonSchema {
  if (!isScalarType(type)) {
    return { type: 'string', enum: type.getValues().map(({ name }) => name) };
  }
  const known = SCALARS[type.name];
  if (!known) throw new Error(`The scalar ${type.name} has no JSON schema`);
  return known;
}

/** The same schema, nullable. */
export function orNull(schema: JsonSchema): JsonSchema {
  if (typeof schema.type !== 'string') {
    return Object.keys(schema).length === 0 ? schema : { anyOf: [schema, { type: 'null' }] };
  }
  const { enum: values } = schema;
  return { ...schema, type: [schema.type, 'null'], ...(values && { enum: [...values, null] }) };
}

/** An object schema; all properties are required by default. */
export function objectSchema(
  properties: Readonly<Record<string, JsonSchema>>,
  required: readonly string[] = Object.keys(properties),
): JsonSchema {
  return { type: 'object', properties, ...(required.length > 0 && { required }) };
}
