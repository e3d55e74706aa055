/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../gql/schema-types';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type UnreturnedRentalFactsFragment = { id: number, customer: string, endDate: string, whereabouts: Types.Whereabouts };

export const UnreturnedRentalFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UnreturnedRentalFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UnreturnedRental"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"customer"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"whereabouts"}}]}}]} as unknown as DocumentNode<UnreturnedRentalFactsFragment, unknown>;