import { accessOf } from '@backend/operation/access';
import type { Access } from '@backend/operation/permit';
import { CALL_SUMMARIES, CALL_TAGS, OPENAPI_INTRODUCTION } from '@schema/texts/shell/integrators';
import type { GraphQLSchema } from 'graphql';
import { type PreparedRow, prepareRow } from '../prepare-row';
import { bodyOf as answerOf, type RestRow } from '../row';
import { AnswerModel } from './answer-model';
import { boardShape } from './board-shape';
import { Components } from './components';
import { ERROR_SCHEMA, errorResponses, refusalsOf } from './errors';
import { type Content, jsonContent } from './json-content';
import type { JsonSchema } from './json-schema';
import { bodyOf, parametersOf } from './row-request';

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

function successOf({ row, schema, field, document }: PreparedRow, components: Components) {
  const model = new AnswerModel(components);
  const data = model.of(document(), schema);
  const shape =
    row.path === '/board'
      ? boardShape(components)
      : shapeOf(row, answerOf(row, data[field.name], {} as never), model);
  const status = shape ? (row.status ?? 200) : 204;
  const description = shape ? 'Успешно' : 'Успешно, тела нет';
  const content = shape && jsonContent(shape, components);
  return {
    [String(status)]: { description, ...(content && { content }) },
    ...(row.hasVersion && { 304: { description: 'Не изменилось с версии из If-None-Match' } }),
  };
}

function shapeOf(row: RestRow, body: unknown, model: AnswerModel): JsonSchema | null {
  if (body === null || body === undefined) return null;
  // The whole list has no cursor, so its object differs from the type of the field.
  return row.isSliced
    ? { ...model.schemaOf({ ...body }), required: ['items'] }
    : model.schemaOf(body);
}

/** 'view_board | edit_bookings', 'view_analytics & (edit_bookings | manage_users)' */
function permissionsOf(access: Access): string {
  if ('public' in access) return '';
  const { anyOf, withAnyOf = [] } = access;
  const one = anyOf.join(' | ');
  return withAnyOf.length > 0 ? `${one} & (${withAnyOf.join(' | ')})` : one;
}

function operationOf(prepared: PreparedRow, components: Components): Operation {
  const { row, field, operationName } = prepared;
  const access = accessOf(field);
  const requestBody = bodyOf(prepared, components);
  const isPublic = access !== null && 'public' in access;
  const permissions = access ? permissionsOf(access) : '';
  const [, tag = ''] = row.path.split('/');
  return {
    operationId: operationName,
    summary: CALL_SUMMARIES[`${row.method} ${row.path}`] ?? field.description ?? '',
    tags: [CALL_TAGS[tag] ?? tag],
    description: [field.description, permissions && `Права: ${permissions}`]
      .filter(Boolean)
      .join('. '),
    parameters: parametersOf(prepared, components),
    ...(requestBody && { requestBody }),
    responses: { ...successOf(prepared, components), ...refusalsOf(row, access) },
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
      [row.method.toLowerCase()]: operationOf(prepareRow(row, schema), components),
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
