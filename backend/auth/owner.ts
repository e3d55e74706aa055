import { decideOwner } from '@backend/domain/accounts/owner';
import type { Config } from '@backend/settings/config';
import { recordChange } from '@backend/store/change-log';
import { loginKeyOf } from '@backend/store/entities/access/user.entity';
import { lockCompany } from '@backend/store/locks/guard-company';
import type { Store } from '@backend/store/open-store';
import { lockUsers, type UserRecord } from '@backend/store/queries/accounts/user-queries';

const candidate = ({ id, login, isActive, permissions }: UserRecord) => ({
  id,
  loginKey: loginKeyOf(login),
  isActive,
  permissions,
});

/**
 * `bound` with null: OWNER_LOGIN matches no account and no owner was bound. `unknown`: see
 * decideOwner.
 */
interface OwnerBinding {
  readonly kind: 'bound' | 'unknown';
  readonly owner: string | null;
}

export function bindOwner(
  store: Store,
  { ownerLogin, adminLogin }: Pick<Config, 'ownerLogin' | 'adminLogin'>,
  now: Date,
): Promise<OwnerBinding> {
  return store.write(store.fork(), async (em) => {
    const company = await lockCompany(em, now);
    const accounts = await lockUsers(em);
    const loginOf = (id?: number | null) => accounts.find((one) => one.id === id)?.login ?? null;
    const { owner, ownerSetting } = company;
    const decision = decideOwner({
      bound:
        owner && typeof ownerSetting === 'string'
          ? { userId: owner.id, setting: ownerSetting }
          : null,
      named: ownerLogin === undefined ? null : loginKeyOf(ownerLogin),
      admin: loginKeyOf(adminLogin),
      accounts: accounts.map(candidate),
    });
    if (decision.kind === 'unknown') return { kind: 'unknown', owner: loginOf(owner?.id) };
    if (decision.kind === 'bind') {
      const { userId, setting } = decision;
      const of = (id: number | null | undefined) =>
        id ? { ownerId: id, login: loginOf(id) } : null;
      const entry = { at: now, user: null, operation: 'bindOwner', entity: 'Company', entityId: 1 };
      recordChange(em, { ...entry, before: of(owner?.id), after: of(userId) });
      em.assign(company, { owner: userId, ownerSetting: setting, updatedAt: now });
    }
    return { kind: 'bound', owner: loginOf(decision.userId) };
  });
}
