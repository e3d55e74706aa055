import { UpdateBookingDocument, type UpdateBookingInput } from '@frontend/gql/graphql';
import { useCommand } from '@frontend/shared/data/use-command';

/** Updates a booking; `version` refuses to overwrite a concurrent change (STALE). */
export function useUpdateBooking() {
  const run = useCommand('updateBooking', UpdateBookingDocument);
  return async (id: number, input: UpdateBookingInput, carIds: readonly number[]) =>
    (await run({ id, input }, { carIds })).updateBooking;
}
