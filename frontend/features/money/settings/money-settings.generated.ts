/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/schema-types';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MoneySettingsFactsFragment = { depositReturnDays: number, moneySince: string | null, recordsPayments: boolean, version: number };

export type MoneySettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type MoneySettingsQuery = { moneySettings: { depositReturnDays: number, moneySince: string | null, recordsPayments: boolean, version: number } };

export type SetMoneySettingsMutationVariables = Exact<{
  input: Types.MoneySettingsInput;
}>;


export type SetMoneySettingsMutation = { setMoneySettings: { depositReturnDays: number, moneySince: string | null, recordsPayments: boolean, version: number } };

export const MoneySettingsFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MoneySettingsFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MoneySettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"depositReturnDays"}},{"kind":"Field","name":{"kind":"Name","value":"moneySince"}},{"kind":"Field","name":{"kind":"Name","value":"recordsPayments"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<MoneySettingsFactsFragment, unknown>;
export const MoneySettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MoneySettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moneySettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoneySettingsFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MoneySettingsFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MoneySettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"depositReturnDays"}},{"kind":"Field","name":{"kind":"Name","value":"moneySince"}},{"kind":"Field","name":{"kind":"Name","value":"recordsPayments"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<MoneySettingsQuery, MoneySettingsQueryVariables>;
export const SetMoneySettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetMoneySettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MoneySettingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setMoneySettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoneySettingsFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MoneySettingsFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MoneySettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"depositReturnDays"}},{"kind":"Field","name":{"kind":"Name","value":"moneySince"}},{"kind":"Field","name":{"kind":"Name","value":"recordsPayments"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<SetMoneySettingsMutation, SetMoneySettingsMutationVariables>;