import { conflict } from '@backend/domain/refusal';
import { isUniqueViolation } from '@backend/store/store-errors';
import { HANDOVER_MESSAGES } from '@schema/messages/handover';

const UNIQUE = ['handover_sheets_client_id_unique', 'sheet_photos_client_id_unique'];

/** Runs the write; CONFLICT for a `clientId` that another booking took at the same time. */
export async function refuseKnownId<Answer>(
  _ctx: unknown,
  write: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await write();
  } catch (error) {
    const isKnown = UNIQUE.some((name) => isUniqueViolation(error, name));
    throw isKnown ? conflict(HANDOVER_MESSAGES.idInvalid) : error;
  }
}
