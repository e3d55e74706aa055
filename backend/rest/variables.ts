import { Refusal } from '@backend/domain/refusal';
import { MESSAGES } from '@schema/messages';
import {
  type GraphQLInputType,
  GraphQLString,
  getNamedType,
  getNullableType,
  isListType,
  isNonNullType,
} from 'graphql';
import { dropUnknownFields } from './known-fields';
import type { Parameter } from './parameters';
import type { RestRequest, RestRow } from './row';

/** Ids are positive 32-bit integers, as GraphQL's Int. */
const MAX_ID = 2_147_483_647;

/** The id in a path parameter. Throws BAD_REQUEST for anything else (requirements.md, T16). */
function idOf(text: string): number {
  const id = /^\d{1,10}$/.test(text) ? Number(text) : 0;
  if (id < 1 || id > MAX_ID) throw new Refusal('BAD_REQUEST', MESSAGES.generic.invalidId);
  return id;
}

/**
 * The number in a text, null for an empty one. Invalid text passes unchanged: the operation's form
 * reports it.
 */
function intOf(text = ''): number | string | null {
  if (text === '') return null;
  return /^-?\d{1,9}$/.test(text) ? Number(text) : text;
}

/**
 * Converts a text of the query string or a form to the argument's type; lists are separated by
 * commas.
 */
function textValue(type: GraphQLInputType, text: string | undefined): unknown {
  const bare = getNullableType(type);
  if (isListType(bare)) {
    // A required list without values is empty, and refused by the form.
    if (!text && !isNonNullType(type)) return null;
    return (text ?? '').split(',').map((item) => textValue(bare.ofType, item));
  }
  const { name } = getNamedType(bare);
  if (name === 'Int') return intOf(text);
  return name === 'Boolean' ? text === 'true' : text;
}

const isNeededText = (type: GraphQLInputType) =>
  isNonNullType(type) && type.ofType === GraphQLString;

/** The value in the request; undefined: absent for the operation. */
function valueIn(
  { name, place, type }: Parameter,
  { params, query, body, file }: RestRequest,
  isForm: boolean,
): unknown {
  if (place === 'file') return file;
  if (place === 'query') return textValue(type, query[name]);
  if (place === 'path') {
    const text = params[name] ?? '';
    return getNamedType(type).name === 'Int' ? idOf(text) : text;
  }
  const given = Object.hasOwn(body, name) ? body[name] : undefined;
  if (!isForm) return dropUnknownFields(type, given);
  // An empty field of a form counts as absent.
  const text = typeof given === 'string' && given !== '' ? given : undefined;
  return textValue(type, text) ?? null;
}

/**
 * The variables of the operation. Only fields present in the body are included; a missing required
 * text is empty, and refused by the form. Throws BAD_REQUEST for a wrong id in the path.
 */
export function variablesOf(
  { row, parameters }: { readonly row: RestRow; readonly parameters: readonly Parameter[] },
  request: RestRequest,
): Record<string, unknown> {
  const variables: Record<string, unknown> = {};
  for (const [name, asked = []] of Object.entries(row.conditions ?? {})) {
    variables[name] = asked.some((one) => request.query[one] !== undefined);
  }
  for (const parameter of parameters) {
    const { argument, part, place, type } = parameter;
    const found = valueIn(parameter, request, row.upload !== undefined);
    const value = place === 'body' && isNeededText(type) ? (found ?? '') : found;
    const holder = part === undefined ? variables : inputIn(variables, argument);
    if (value !== undefined || place !== 'body') holder[part ?? argument] = value;
  }
  return variables;
}

function inputIn(variables: Record<string, unknown>, name: string): Record<string, unknown> {
  const input = (variables[name] ?? {}) as Record<string, unknown>;
  variables[name] = input;
  return input;
}
