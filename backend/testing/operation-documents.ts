import { accessOf, rootFields } from '@backend/operation/access';
import type { Access } from '@backend/operation/permit';
import {
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';

/** Harmless values of each scalar: the records they name do not exist. */
const SCALARS: Readonly<Record<string, string>> = {
  Int: '2000000000',
  Float: '1.5',
  String: '"x"',
  Boolean: 'true',
  ID: '"2000000000"',
  DateTime: '"2026-11-12T07:00:00Z"',
  Day: '"2026-11-12"',
  Roubles: '100',
  JSON: '{}',
  FileContent: '"eA=="',
};

function sample(type: GraphQLInputType): string {
  if (isNonNullType(type)) return sample(type.ofType);
  if (isListType(type)) return '[]';
  if (isEnumType(type)) return type.getValues()[0]?.name ?? 'null';
  if (isInputObjectType(type)) {
    const needed = Object.values(type.getFields()).filter((field) => isNonNullType(field.type));
    return `{ ${needed.map((field) => `${field.name}: ${sample(field.type)}`).join(', ')} }`;
  }
  return SCALARS[type.name] ?? 'null';
}

const selection = (type: GraphQLOutputType) =>
  isCompositeType(getNamedType(type)) ? '{ __typename }' : '';

interface OperationDocument {
  readonly kind: 'query' | 'mutation';
  readonly name: string;
  readonly document: string;
  readonly access: Access | null;
}

/** Every query and mutation of the schema with its required arguments, of records that are absent. */
export function operationDocuments(schema: GraphQLSchema): OperationDocument[] {
  return rootFields(schema)
    .filter(({ path }) => !path.startsWith('Subscription.'))
    .map(({ path, field }) => {
      const kind = path.startsWith('Query.') ? 'query' : 'mutation';
      const needed = field.args.filter((arg) => isNonNullType(arg.type));
      const args = needed.map((arg) => `${arg.name}: ${sample(arg.type)}`).join(', ');
      const call = `${field.name}${args && `(${args})`} ${selection(field.type)}`;
      return { kind, name: field.name, document: `${kind} { ${call} }`, access: accessOf(field) };
    });
}
