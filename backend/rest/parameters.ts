import type { OpenContext } from '@backend/operation/request-context';
import {
  type GraphQLField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  getNamedType,
  getNullableType,
  isInputObjectType,
} from 'graphql';
import type { RestRow } from './row';

/** A request value of a row, and its place in the operation's arguments. */
export interface Parameter {
  /** Its name in the request. */
  readonly name: string;
  readonly place: 'path' | 'query' | 'body' | 'file';
  readonly argument: string;
  /** The field of the argument; unset: the argument itself. */
  readonly part?: string;
  readonly type: GraphQLInputType;
  readonly description: string | null | undefined;
}

type Field = GraphQLField<unknown, OpenContext>;
/** An argument or an input field, reduced to the properties used here. */
type Slot = Omit<Parameter, 'name' | 'place'>;

export const pathNames = (path: string): string[] =>
  Array.from(path.matchAll(/\{(\w+)\}/g), ([, name = '']) => name);

/**
 * The input type of the argument `input`, whose fields are the body; null for any other argument.
 */
function inputOf({ name, type }: Field['args'][number]): GraphQLInputObjectType | null {
  const bare = getNullableType(type);
  return name === 'input' && isInputObjectType(bare) ? bare : null;
}

/**
 * Targets of a row's parameters: its arguments, or the fields of `input`. Throws for an unknown
 * name in `omits`.
 */
function slotsOf({ omits = {} }: RestRow, { args }: Field): Slot[] {
  const unknown = Object.keys(omits).find((name) => !args.some((one) => one.name === name));
  if (unknown) throw new Error(`there is no argument ${unknown} to omit`);
  return args
    .filter(({ name }) => !Object.hasOwn(omits, name))
    .flatMap((argument): Slot[] => {
      const input = inputOf(argument);
      const { name, type, description } = argument;
      if (!input) return [{ argument: name, type, description }];
      return Object.values(input.getFields()).map((field) => {
        return { ...field, argument: name, part: field.name };
      });
    });
}

/**
 * The parameters of a row, path parameters first. Throws for a name of the path, of `into` or of
 * `omits` that the field lacks.
 */
export function parametersOf(row: RestRow, field: Field): Parameter[] {
  const { path, into = {}, method, upload } = row;
  const slots = slotsOf(row, field);
  const names = pathNames(path);
  const unknown = Object.keys(into).find((name) => !names.includes(name));
  if (unknown) throw new Error(`the path has no {${unknown}}`);
  const given = names.map((name): Parameter => {
    const target = into[name] ?? name;
    const slot =
      slots.find(({ argument, part }) => argument === target && part === undefined) ??
      slots.find(({ part }) => part === target);
    if (!slot) throw new Error(`{${name}} is no argument of ${field.name}`);
    slots.splice(slots.indexOf(slot), 1);
    return { ...slot, name, place: 'path' };
  });
  const asked = slots.map((slot): Parameter => {
    const isFile = upload && getNamedType(slot.type).name === 'FileContent';
    const place = isFile ? 'file' : method === 'GET' ? 'query' : 'body';
    return { ...slot, name: slot.part ?? slot.argument, place };
  });
  return [...given, ...asked];
}
