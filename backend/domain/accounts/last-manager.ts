import { can, type Permission } from '@schema/permissions';

interface AccountRights {
  readonly isActive: boolean;
  readonly permissions: readonly Permission[];
}

const managesUsers = (account: AccountRights) => account.isActive && can(account, 'manage_users');

/**
 * Whether an active user with manage_users remains once one account becomes `after` (null: is
 * removed). Without one access could not be restored (docs/domain.md, users).
 */
export function managerRemains(
  accounts: readonly (AccountRights & { readonly id: number })[],
  change: { readonly id: number; readonly after: AccountRights | null },
): boolean {
  const others = accounts.filter(({ id }) => id !== change.id);
  return others.some(managesUsers) || (change.after !== null && managesUsers(change.after));
}
