/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type OfferSettingsFactsFragment = { template: string, address: string, version: number };

export type OfferSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type OfferSettingsQuery = { offerSettings: { template: string, address: string, version: number } };

export const OfferSettingsFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OfferSettingsFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OfferSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"template"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<OfferSettingsFactsFragment, unknown>;
export const OfferSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OfferSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"offerSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OfferSettingsFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OfferSettingsFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OfferSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"template"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<OfferSettingsQuery, OfferSettingsQueryVariables>;