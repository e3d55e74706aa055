import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import {
  HandoverSheetsDocument,
  SheetCarDocument,
  SheetSettingsDocument,
} from '../handover.generated';

/** The rental part of a sheet and its car. */
export interface RentalCar {
  readonly bookingId: number;
  readonly carId: number;
}

/** A document that the page of a sheet reads, with its variables. */
export interface SheetRead {
  readonly document: TypedDocumentNode<unknown, OperationVariables>;
  readonly variables: OperationVariables;
}

/** Apollo types required variables as a conditional tuple that a generic caller cannot satisfy. */
export const sheetRead = <Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): SheetRead => ({
  document: document as TypedDocumentNode<unknown, OperationVariables>,
  variables,
});

/** All that the page of a sheet reads, and what is therefore kept on the device. */
export const sheetReads = ({ bookingId, carId }: RentalCar): readonly SheetRead[] => [
  sheetRead(HandoverSheetsDocument, { bookingId }),
  sheetRead(SheetCarDocument, { carId }),
  sheetRead(SheetSettingsDocument, {}),
];

/** Key of a kept answer. */
export function answerKey({ document, variables }: SheetRead): string {
  const names = document.definitions.flatMap((definition) =>
    'name' in definition && definition.kind === 'OperationDefinition'
      ? [definition.name?.value]
      : [],
  );
  return `${names.join()} ${JSON.stringify(variables)}`;
}
