import { hashPassword } from '@backend/auth/password';
import { assertWritableBy } from '@backend/domain/accounts/account-access';
import { assertPartnerAccount } from '@backend/domain/accounts/partner-account';
import { command, nothingToLock } from '@backend/operation/command';
import { anyOf } from '@backend/operation/permit';
import { User } from '@backend/store/entities/access/user.entity';
import { loadUser } from '@backend/store/queries/accounts/user-queries';
import { loadPartners } from '@backend/store/queries/fleet/partner-queries';
import { knownPermissions } from '@schema/forms/people/permission-fields';
import { userCreatePayload } from '@schema/forms/people/user';
import type { Permission } from '@schema/permissions';
import { cleanName } from '@schema/values/words/text';
import { acceptedPassword, accountSnapshot, refuseTakenLogin } from './account-words';
import type { CreateUserInput } from './users.types';

interface NewAccount {
  readonly login: string;
  readonly permissions: Permission[];
  readonly partnerId: number | null;
  readonly isActive: boolean;
  readonly mustChangePassword: boolean;
}

/**
 * Creates an account (requirements.md, U3, P44). Throws VALIDATION_FAILED with form messages or for a
 * demo password or partner; CONFLICT for a duplicate login; FORBIDDEN to a token for an account stronger than
 * itself.
 */
export const createUser = command<CreateUserInput>()({
  name: 'createUser',
  access: anyOf('manage_users'),
  form: userCreatePayload,
  async accept(input: CreateUserInput, { user, apiTokenId, config }) {
    const account: NewAccount = {
      login: cleanName(input.login ?? ''),
      permissions: knownPermissions(input.permissions ?? []),
      partnerId: input.partnerId ?? null,
      isActive: input.isActive ?? true,
      mustChangePassword: input.mustChangePassword ?? false,
    };
    const { permissions } = account;
    assertWritableBy({ user, byToken: apiTokenId !== null }, { before: null, permissions });
    const passwordHash = await hashPassword(acceptedPassword(input.password ?? '', config));
    return { account, passwordHash };
  },
  // Without the password: no fast hash of it is stored.
  sameAs: ({ account }) => account,
  lock: nothingToLock,
  async run({ em, ctx, record }, { account, passwordHash }) {
    assertPartnerAccount(account, await loadPartners(em));
    const { partnerId: partner, ...rest } = account;
    const row = em.create(User, { ...rest, partner, passwordHash, createdAt: ctx.now });
    await em.flush();
    const answer = await loadUser(em, row.id);
    if (!answer) throw new Error(`User ${row.id} is not there after it was saved`);
    const after = accountSnapshot(answer);
    return {
      answer,
      history: [record({ entity: 'User', entityId: row.id, after })],
      cars: [],
    };
  },
  around: (_, write) => refuseTakenLogin(write),
});
