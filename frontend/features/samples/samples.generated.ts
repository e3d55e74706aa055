/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SampleCountsPartsFragment = { cars: number, bookings: number, maintenances: number, customers: number, sources: number, cashEntries: number };

export type SamplesLoadedQueryVariables = Exact<{ [key: string]: never; }>;


export type SamplesLoadedQuery = { samples: { isLoaded: boolean } };

export type SamplesRemovalQueryVariables = Exact<{ [key: string]: never; }>;


export type SamplesRemovalQuery = { samples: { gone: { cars: number, bookings: number, maintenances: number, customers: number, sources: number, cashEntries: number }, kept: { cars: number, bookings: number, maintenances: number, customers: number, sources: number, cashEntries: number }, keptCars: Array<{ id: number, title: string, licensePlate: string, bookings: number, maintenances: number }> } };

export type LoadSamplesMutationVariables = Exact<{ [key: string]: never; }>;


export type LoadSamplesMutation = { loadSamples: { isLoaded: boolean } };

export type RemoveSamplesMutationVariables = Exact<{ [key: string]: never; }>;


export type RemoveSamplesMutation = { removeSamples: { isLoaded: boolean } };

export const SampleCountsPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SampleCountsParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SampleCounts"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cars"}},{"kind":"Field","name":{"kind":"Name","value":"bookings"}},{"kind":"Field","name":{"kind":"Name","value":"maintenances"}},{"kind":"Field","name":{"kind":"Name","value":"customers"}},{"kind":"Field","name":{"kind":"Name","value":"sources"}},{"kind":"Field","name":{"kind":"Name","value":"cashEntries"}}]}}]} as unknown as DocumentNode<SampleCountsPartsFragment, unknown>;
export const SamplesLoadedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SamplesLoaded"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"samples"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isLoaded"}}]}}]}}]} as unknown as DocumentNode<SamplesLoadedQuery, SamplesLoadedQueryVariables>;
export const SamplesRemovalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SamplesRemoval"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"samples"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gone"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SampleCountsParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"kept"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SampleCountsParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"keptCars"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"licensePlate"}},{"kind":"Field","name":{"kind":"Name","value":"bookings"}},{"kind":"Field","name":{"kind":"Name","value":"maintenances"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SampleCountsParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SampleCounts"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cars"}},{"kind":"Field","name":{"kind":"Name","value":"bookings"}},{"kind":"Field","name":{"kind":"Name","value":"maintenances"}},{"kind":"Field","name":{"kind":"Name","value":"customers"}},{"kind":"Field","name":{"kind":"Name","value":"sources"}},{"kind":"Field","name":{"kind":"Name","value":"cashEntries"}}]}}]} as unknown as DocumentNode<SamplesRemovalQuery, SamplesRemovalQueryVariables>;
export const LoadSamplesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LoadSamples"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loadSamples"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isLoaded"}}]}}]}}]} as unknown as DocumentNode<LoadSamplesMutation, LoadSamplesMutationVariables>;
export const RemoveSamplesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveSamples"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeSamples"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isLoaded"}}]}}]}}]} as unknown as DocumentNode<RemoveSamplesMutation, RemoveSamplesMutationVariables>;