import type { SignedInContext } from '@backend/graphql/context';
import { loginKeyOf } from '@backend/store/entities/user.entity';

/**
 * Is this the one user who may change the shares of the profit calculator (spec 2, §6)? The login of
 * the settings, OWNER_LOGIN, in any letter case, as at signing in.
 */
export function isOwner({ user, config }: Pick<SignedInContext, 'user' | 'config'>): boolean {
  return loginKeyOf(user.login) === loginKeyOf(config.ownerLogin);
}
