import { MESSAGES } from '@schema/messages';
import { PARTNER_PERMISSIONS, type Permission } from '@schema/permissions';
import { validationFailed } from '../refusal';

interface PartnerAccount {
  /** Null: a member of staff. */
  readonly partnerId: number | null;
  readonly permissions: readonly Permission[];
}

/**
 * Throws VALIDATION_FAILED when the partner is unknown, or when a user tied to a partner would have
 * a permission beyond reading the board and the analytics.
 */
export function assertPartnerAccount(
  { partnerId, permissions }: PartnerAccount,
  partners: readonly { readonly id: number }[],
): void {
  if (partnerId === null) return;
  if (!partners.some(({ id }) => id === partnerId)) {
    throw validationFailed({ partnerId: MESSAGES.users.partnerUnknown });
  }
  const allowed: readonly Permission[] = PARTNER_PERMISSIONS;
  if (permissions.every((permission) => allowed.includes(permission))) return;
  throw validationFailed({ permissions: MESSAGES.users.partnerRights });
}
