/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../gql/schema-types';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PaperSettingsFactsFragment = { requisites: string, signatory: string, fileYears: number | null, version: number };

export type PaperSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type PaperSettingsQuery = { paperSettings: { requisites: string, signatory: string, fileYears: number | null, version: number } };

export type SetPaperSettingsMutationVariables = Exact<{
  input: Types.PaperSettingsInput;
}>;


export type SetPaperSettingsMutation = { setPaperSettings: { requisites: string, signatory: string, fileYears: number | null, version: number } };

export const PaperSettingsFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaperSettingsFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaperSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requisites"}},{"kind":"Field","name":{"kind":"Name","value":"signatory"}},{"kind":"Field","name":{"kind":"Name","value":"fileYears"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<PaperSettingsFactsFragment, unknown>;
export const PaperSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PaperSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paperSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaperSettingsFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaperSettingsFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaperSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requisites"}},{"kind":"Field","name":{"kind":"Name","value":"signatory"}},{"kind":"Field","name":{"kind":"Name","value":"fileYears"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<PaperSettingsQuery, PaperSettingsQueryVariables>;
export const SetPaperSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetPaperSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PaperSettingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setPaperSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaperSettingsFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaperSettingsFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaperSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requisites"}},{"kind":"Field","name":{"kind":"Name","value":"signatory"}},{"kind":"Field","name":{"kind":"Name","value":"fileYears"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<SetPaperSettingsMutation, SetPaperSettingsMutationVariables>;