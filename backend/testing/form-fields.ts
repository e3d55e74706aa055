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

/** One place of an operation's arguments: an argument, a field inside of it, an item of its list. */
export interface FormField {
  /** `Mutation.createBookingWithCustomer` */
  readonly operation: string;
  readonly field: GraphQLField<unknown, RequestContext>;
  readonly form: OperationForm | null;
  /** As the operation names it: `input.customer.phone`. */
  readonly path: string;
  /** As `fields` of an answer names it: `customer.phone`. */
  readonly key: string;
  readonly type: GraphQLInputType;
  /** Arguments that hold this value at the place and nothing else. */
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

/** A form may know an argument by another name: it is where its value goes. */
function keyOf(form: OperationForm | null, path: string): string {
  const bare = path.replace(/^input\./, '');
  const [argument = ''] = /^\w+/.exec(bare) ?? [];
  const mark = Symbol('mark');
  const checked = Object.entries(Object(form?.of({ [argument]: mark })));
  const [name = argument] = checked.find(([, value]) => value === mark) ?? [];
  return bare.replace(/^\w+/, name);
}

/** The number of the record that a call is about: no field of its form. */
export const isRecordNumber = ({ path, type }: FormField): boolean =>
  String(type) === 'Int!' && /^(id|\w+Id)$/.test(path);

/** Every place of every argument of the schema; the whole `input` of a form is none of its fields. */
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
