import { validationFailed } from '@backend/domain/refusal';
import { isUniqueViolation } from '@backend/store/store-errors';

const NAMES = {
  till: 'tills_name_unique',
  kind: 'expense_kinds_name_unique',
} as const;

/** Two requests may take one free name: the second gets the message of a taken one. */
export async function refuseTakenName<Answer>(
  of: keyof typeof NAMES,
  message: string,
  write: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await write();
  } catch (error) {
    throw isUniqueViolation(error, NAMES[of]) ? validationFailed({ name: message }) : error;
  }
}
