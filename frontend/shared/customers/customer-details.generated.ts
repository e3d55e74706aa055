/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CustomerDetails_ClientAnalytics_Fragment = { fullName: string, phone: string | null, email: string | null };

export type CustomerDetails_Customer_Fragment = { fullName: string, phone: string | null, email: string | null };

export type CustomerDetails_ListedBookingCustomer_Fragment = { fullName: string, phone: string | null, email: string | null };

export type CustomerDetailsFragment =
  | CustomerDetails_ClientAnalytics_Fragment
  | CustomerDetails_Customer_Fragment
  | CustomerDetails_ListedBookingCustomer_Fragment
;

export const CustomerDetailsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CustomerDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CustomerDetails"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]} as unknown as DocumentNode<CustomerDetailsFragment, unknown>;