/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../gql/schema-types';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MoneyMarkFactsFragment = { bookingId: number, mark: Types.MoneyMarkWord, balance: number, paid: number, held: number, depositToTake: number, untaken: number, isOver: boolean };

export type MoneyMarksQueryVariables = Exact<{
  bookingIds: Array<number> | number;
}>;


export type MoneyMarksQuery = { moneyMarks: Array<{ bookingId: number, mark: Types.MoneyMarkWord, balance: number, paid: number, held: number, depositToTake: number, untaken: number, isOver: boolean }> };

export const MoneyMarkFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MoneyMarkFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MoneyMark"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bookingId"}},{"kind":"Field","name":{"kind":"Name","value":"mark"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"held"}},{"kind":"Field","name":{"kind":"Name","value":"depositToTake"}},{"kind":"Field","name":{"kind":"Name","value":"untaken"}},{"kind":"Field","name":{"kind":"Name","value":"isOver"}}]}}]} as unknown as DocumentNode<MoneyMarkFactsFragment, unknown>;
export const MoneyMarksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MoneyMarks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"bookingIds"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moneyMarks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"bookingIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"bookingIds"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoneyMarkFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MoneyMarkFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MoneyMark"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bookingId"}},{"kind":"Field","name":{"kind":"Name","value":"mark"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"held"}},{"kind":"Field","name":{"kind":"Name","value":"depositToTake"}},{"kind":"Field","name":{"kind":"Name","value":"untaken"}},{"kind":"Field","name":{"kind":"Name","value":"isOver"}}]}}]} as unknown as DocumentNode<MoneyMarksQuery, MoneyMarksQueryVariables>;