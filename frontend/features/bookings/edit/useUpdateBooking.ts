import { UpdateBookingDocument, type UpdateBookingInput } from '@frontend/gql/graphql';
import { useCommand } from '@frontend/shared/data/use-command';

/** Changes a booking; the version it was read at keeps one from overwriting a colleague. */
export function useUpdateBooking() {
  const run = useCommand('updateBooking', UpdateBookingDocument);
  return async (id: number, input: UpdateBookingInput, carIds: readonly number[]) =>
    (await run({ id, input }, { carIds })).updateBooking;
}
