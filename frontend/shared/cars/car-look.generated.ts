/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CarLook_CancelledCar_Fragment = { color: string | null, year: number | null };

export type CarLook_Car_Fragment = { color: string | null, year: number | null };

export type CarLook_CarAnalytics_Fragment = { color: string | null, year: number | null };

export type CarLook_CarFreeAtNight_Fragment = { color: string | null, year: number | null };

export type CarLook_CarShares_Fragment = { color: string | null, year: number | null };

export type CarLook_CarState_Fragment = { color: string | null, year: number | null };

export type CarLook_CashboxLine_Fragment = { color: string | null, year: number | null };

export type CarLook_ClientCar_Fragment = { color: string | null, year: number | null };

export type CarLook_FleetCar_Fragment = { color: string | null, year: number | null };

export type CarLook_FleetCarFigures_Fragment = { color: string | null, year: number | null };

export type CarLook_Gap_Fragment = { color: string | null, year: number | null };

export type CarLook_HandoverSheet_Fragment = { color: string | null, year: number | null };

export type CarLook_ListedSheet_Fragment = { color: string | null, year: number | null };

export type CarLook_PartnerStatementCar_Fragment = { color: string | null, year: number | null };

export type CarLook_RentalPart_Fragment = { color: string | null, year: number | null };

export type CarLook_RentalSheets_Fragment = { color: string | null, year: number | null };

export type CarLook_ReplacementCar_Fragment = { color: string | null, year: number | null };

export type CarLook_ReviewRequest_Fragment = { color: string | null, year: number | null };

export type CarLook_SeatCar_Fragment = { color: string | null, year: number | null };

export type CarLookFragment =
  | CarLook_CancelledCar_Fragment
  | CarLook_Car_Fragment
  | CarLook_CarAnalytics_Fragment
  | CarLook_CarFreeAtNight_Fragment
  | CarLook_CarShares_Fragment
  | CarLook_CarState_Fragment
  | CarLook_CashboxLine_Fragment
  | CarLook_ClientCar_Fragment
  | CarLook_FleetCar_Fragment
  | CarLook_FleetCarFigures_Fragment
  | CarLook_Gap_Fragment
  | CarLook_HandoverSheet_Fragment
  | CarLook_ListedSheet_Fragment
  | CarLook_PartnerStatementCar_Fragment
  | CarLook_RentalPart_Fragment
  | CarLook_RentalSheets_Fragment
  | CarLook_ReplacementCar_Fragment
  | CarLook_ReviewRequest_Fragment
  | CarLook_SeatCar_Fragment
;

export const CarLookFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CarLook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CarLook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"year"}}]}}]} as unknown as DocumentNode<CarLookFragment, unknown>;