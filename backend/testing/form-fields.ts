import { rootFields } from '@backend/operation/access';
import type { RequestContext } from '@backend/operation/context';
import { formOf, type OperationForm } from '@backend/operation/form';
import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
  getNullableType,
  isInputObjectType,
  isListType,
} from 'graphql';

/** A position in an operation's arguments: an argument, a nested field, a list item. */
export interface FormField {
  /** `Mutation.createBookingWithCustomer` */
  readonly operation: string;
  readonly field: GraphQLField<unknown, RequestContext>;
  readonly form: OperationForm | null;
  /** The path in the operation: `input.customer.phone`. */
  readonly path: string;
  /** The path in `fields` of an error: `customer.phone`. */
  readonly key: string;
  readonly type: GraphQLInputType;
  /** Arguments with this value at the position and nothing else. */
  readonly holding: (value: unknown) => Record<string, unknown>;
}

interface Place {
  readonly path: string;
  readonly type: GraphQLInputType;
  readonly holding: (value: unknown) => unknown;
}

function placesOf({ path, type, holding }: Place): Place[] {
  const bare = getNullableType(type);
  const itself = { path, type, holding };
  if (isListType(bare)) {
    const item = { path: `${path}[0]`, type: bare.ofType, holding: (v: unknown) => holding([v]) };
    return [itself, ...placesOf(item)];
  }
  if (!isInputObjectType(bare)) return [itself];
  const parts = Object.values(bare.getFields()).flatMap((part) =>
    placesOf({
      path: `${path}.${part.name}`,
      type: part.type,
      holding: (v) => holding({ [part.name]: v }),
    }),
  );
  return [itself, ...parts];
}

/** A form may use another name for an argument: found by tracing its value. */
function keyOf(form: OperationForm | null, path: string): string {
  const bare = path.replace(/^input\./, '');
  const [argument = ''] = /^\w+/.exec(bare) ?? [];
  const mark = Symbol('mark');
  const checked = Object.entries(Object(form?.of({ [argument]: mark })));
  const [name = argument] = checked.find(([, value]) => value === mark) ?? [];
  return bare.replace(/^\w+/, name);
}

/** The id of the record of a call: not a form field. */
export const isRecordNumber = ({ path, type }: FormField): boolean =>
  String(type) === 'Int!' && /^(id|\w+Id)$/.test(path);

/** Every position of every argument of the schema, except a form's whole `input`. */
export function formFields(schema: GraphQLSchema): FormField[] {
  return rootFields(schema).flatMap(({ path: operation, field }) => {
    const form = formOf(field);
    return field.args
      .flatMap(({ name, type }) =>
        placesOf({ path: name, type, holding: (value) => ({ [name]: value }) }),
      )
      .filter(({ path }) => path !== 'input')
      .map(({ path, type, holding }) => ({
        operation,
        field,
        form,
        path,
        key: keyOf(form, path),
        type,
        holding: holding as FormField['holding'],
      }));
  });
}
