import { accessOf } from '@backend/operation/access';
import { CALL_SUMMARIES, CALL_TAGS, OPENAPI_INTRODUCTION } from '@schema/texts/shell/integrators';
import {
  type GraphQLInputType,
  type GraphQLSchema,
  isInputObjectType,
  isNonNullType,
  Kind,
  parse,
  typeFromAST,
} from 'graphql';
import type { RestRow } from '../row';
import { AnswerModel } from './answer-model';
import { boardShape } from './board-shape';
import { Components, described } from './components';
import { ERROR_SCHEMA, errorResponses, refusalsOf } from './errors';
import { exampleFrom } from './examples';
import { type JsonSchema, objectSchema } from './json-schema';
import { type RowReads, readsOf } from './row-reads';

export interface OpenApi {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>> };
}

export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly requestBody?: { readonly content: Readonly<Record<string, Content>> };
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, Content>> }>
  >;
}

interface Content {
  readonly schema: JsonSchema;
  readonly example?: unknown;
}

interface Place {
  readonly type: GraphQLInputType;
  readonly description: string | null | undefined;
}

/** The target of a row's parameter: a variable, or a field of an input. */
function placesOf(row: RestRow, schema: GraphQLSchema) {
  const document = parse(row.operation);
  const [operation] = document.definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error(`${row.path}: no operation`);
  const [root] = operation.selectionSet.selections;
  const field =
    root?.kind === Kind.FIELD
      ? schema.getRootType(operation.operation)?.getFields()[root.name.value]
      : undefined;
  if (!field) throw new Error(`${row.path}: no such operation`);
  const places = new Map<string, Place>();
  for (const { variable, type: node } of operation.variableDefinitions ?? []) {
    const type = typeFromAST(schema, node as never) as GraphQLInputType | undefined;
    if (!type) continue;
    const bare = isNonNullType(type) ? type.ofType : type;
    const argument = field.args.find(({ name }) => name === variable.name.value);
    places.set(variable.name.value, { type, description: argument?.description });
    if (!isInputObjectType(bare)) continue;
    for (const [name, part] of Object.entries(bare.getFields())) places.set(name, part);
  }
  return { document, field, places };
}

/** `/bookings/{id}/restore` → the operationId: the GraphQL operation's name. */
const operationIdOf = (row: RestRow) =>
  /(?:query|mutation)\s+(\w+)/.exec(row.operation)?.[1] ?? row.path;

function parametersOf(
  { params, query }: RowReads,
  places: ReadonlyMap<string, Place>,
  components: Components,
) {
  const one = (name: string, where: 'path' | 'query') => {
    const place = places.get(name);
    const needed = where === 'path' || (place !== undefined && isNonNullType(place.type));
    const raw = place
      ? components.input(place.type, name)
      : { type: where === 'path' ? 'integer' : 'string' };
    const schema = Array.isArray(raw.type) ? { ...raw, type: raw.type[0] } : raw;
    const list = schema.type === 'array' ? { type: 'string' } : schema;
    return {
      name,
      in: where,
      required: needed,
      schema: list,
      ...(place?.description && { description: place.description }),
    };
  };
  return [...params.map((name) => one(name, 'path')), ...query.map((name) => one(name, 'query'))];
}

function jsonContent(schema: JsonSchema, components: Components): Record<string, Content> {
  const resolve = (ref: string) => components.schemas[ref.split('/').at(-1) ?? ''] ?? {};
  return { 'application/json': { schema, example: exampleFrom(schema, resolve) } };
}

interface BodyPlaces {
  readonly names: readonly string[];
  readonly places: ReadonlyMap<string, Place>;
}

function bodyOf(row: RestRow, { names, places }: BodyPlaces, components: Components) {
  if (row.upload) {
    const file: JsonSchema = { type: 'string', contentMediaType: 'application/octet-stream' };
    const words = names.map((name) => {
      const place = places.get(name);
      return [name, described({ type: 'string' }, place?.description)] as const;
    });
    const fields = { [row.upload.field]: file, ...Object.fromEntries(words) };
    const schema = objectSchema(fields, [row.upload.field]);
    return { required: true, content: { 'multipart/form-data': { schema } } };
  }
  if (names.length === 0) return undefined;
  const properties: Record<string, JsonSchema> = {};
  const required: string[] = [];
  for (const name of names) {
    const place = places.get(name);
    const needed =
      place && (isNonNullType(place.type) || /\bneeded\b/.test(place.description ?? ''));
    const type = place && needed && isNonNullType(place.type) ? place.type.ofType : place?.type;
    const schema = type ? components.input(type, name) : {};
    properties[name] = described(schema, place?.description);
    if (needed) required.push(name);
  }
  const schema = components.put(`${operationIdOf(row)}Body`, objectSchema(properties, required));
  return { required: true, content: jsonContent(schema, components) };
}

function successOf(row: RestRow, schema: GraphQLSchema, components: Components) {
  const model = new AnswerModel(components);
  const answer = model.of(parse(row.operation), schema);
  const shape =
    row.path === '/board'
      ? boardShape(components)
      : shapeOf(row.pick(answer as never, {} as never), model);
  const status = shape ? (row.status ?? 200) : 204;
  const description = shape ? 'Успешно' : 'Успешно, тела нет';
  const content = shape && jsonContent(row.isSliced ? partOf(shape) : shape, components);
  return {
    [String(status)]: { description, ...(content && { content }) },
    ...(row.hasVersion && { 304: { description: 'Не изменилось с версии из If-None-Match' } }),
  };
}

/** The whole list has no cursor. */
const partOf = (shape: JsonSchema): JsonSchema => ({ ...shape, required: ['items'] });

const shapeOf = (body: unknown, model: AnswerModel) =>
  body === null || body === undefined ? null : model.schemaOf(body);

function operationOf(row: RestRow, schema: GraphQLSchema, components: Components): Operation {
  const { field, places } = placesOf(row, schema);
  const access = accessOf(field);
  const reads = readsOf(row, schema);
  const requestBody = bodyOf(row, { names: reads.body, places }, components);
  const isPublic = access !== null && 'public' in access;
  const permissions = access && 'anyOf' in access ? access.anyOf : [];
  const [, tag = ''] = row.path.split('/');
  return {
    operationId: operationIdOf(row),
    summary: CALL_SUMMARIES[`${row.method} ${row.path}`] ?? field.description ?? '',
    tags: [CALL_TAGS[tag] ?? tag],
    description: [field.description, permissions.length > 0 && `Права: ${permissions.join(' | ')}`]
      .filter(Boolean)
      .join('. '),
    parameters: parametersOf(reads, places, components),
    ...(requestBody && { requestBody }),
    responses: { ...successOf(row, schema, components), ...refusalsOf(row, access) },
    ...(isPublic && { security: [] }),
  } as Operation;
}

/**
 * The route table as an OpenAPI 3.1 document: types from the operations, descriptions from the
 * schema.
 */
export function openApiOf(rows: readonly RestRow[], schema: GraphQLSchema): OpenApi {
  const components = new Components();
  components.put('Error', ERROR_SCHEMA);
  const paths: Record<string, Record<string, Operation>> = {};
  for (const row of rows) {
    const { path } = row;
    paths[path] = {
      ...paths[path],
      [row.method.toLowerCase()]: operationOf(row, schema, components),
    };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Автопрокат', version: '1', description: OPENAPI_INTRODUCTION },
    servers: [{ url: '/api' }],
    security: [{ session: [] }, { token: [] }],
    paths,
    components: {
      schemas: components.schemas,
      responses: errorResponses(),
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'avtoprokat_session' },
        token: { type: 'http', scheme: 'bearer' },
      },
    },
  } as OpenApi;
}
