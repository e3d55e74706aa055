import { hashPassword } from '@backend/auth/password';
import { assertWritableBy } from '@backend/domain/accounts/account-access';
import { assertValid } from '@backend/domain/valid';
import type { SignedInContext } from '@backend/operation/context';
import { recordChange } from '@backend/store/change-log';
import { User } from '@backend/store/entities/access/user.entity';
import { once } from '@backend/store/idempotency';
import type { Em } from '@backend/store/open-store';
import { loadUser, type UserRecord } from '@backend/store/queries/accounts/user-queries';
import { knownPermissions } from '@schema/forms/people/permission-fields';
import { userCreatePayload } from '@schema/forms/people/user';
import type { Permission } from '@schema/permissions';
import { cleanName } from '@schema/values/words/text';
import { acceptedPassword, accountSnapshot, refuseTakenLogin } from './account-words';
import type { CreateUserInput } from './users.types';

const operation = 'createUser';

interface NewAccount {
  readonly login: string;
  readonly permissions: Permission[];
  readonly isActive: boolean;
  readonly mustChangePassword: boolean;
}

/**
 * Creates an account (requirements.md, U3, P44). A retry with the same Idempotency-Key returns the
 * first response; the password is excluded from the comparison, so that no fast hash of it is
 * stored. Throws VALIDATION_FAILED with form messages or for a demo password; CONFLICT for a
 * duplicate login; FORBIDDEN to a token for an account stronger than itself.
 */
export async function createUser(
  ctx: SignedInContext,
  input: CreateUserInput,
): Promise<UserRecord> {
  assertValid(userCreatePayload, input);
  const account: NewAccount = {
    login: cleanName(input.login ?? ''),
    permissions: knownPermissions(input.permissions ?? []),
    isActive: input.isActive ?? true,
    mustChangePassword: input.mustChangePassword ?? false,
  };
  const byToken = ctx.apiTokenId !== null;
  const { permissions } = account;
  assertWritableBy({ user: ctx.user, byToken }, { before: null, permissions });
  const passwordHash = await hashPassword(acceptedPassword(input.password ?? '', ctx.config));
  const { idempotencyKey: key, user, now } = ctx;
  const saved = await refuseTakenLogin(() =>
    ctx.store.write(ctx.em, (em) =>
      once(em, { key, userId: user.id, operation, params: account, now }, () =>
        add(em, { ...account, passwordHash }, ctx),
      ),
    ),
  );
  ctx.announce(operation);
  return saved;
}

async function add(
  em: Em,
  account: NewAccount & { readonly passwordHash: string },
  { user, now }: SignedInContext,
): Promise<UserRecord> {
  const row = em.create(User, { ...account, createdAt: now });
  await em.flush();
  const after = await loadUser(em, row.id);
  if (!after) throw new Error(`User ${row.id} is not there after it was saved`);
  const entry = { at: now, user, operation, entity: 'User', entityId: row.id };
  recordChange(em, { ...entry, after: accountSnapshot(after) });
  return after;
}
