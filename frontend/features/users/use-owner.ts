import { useSession } from '@frontend/shared/data/session';
import type { UserFacts } from './useUsers';

/**
 * Whether this is the owner's account, viewed by another user. Its credentials are then read-only.
 */
export function useIsOthersOwner(user: UserFacts | null): boolean {
  const { id } = useSession().user;
  return Boolean(user?.isOwner) && user?.id !== id;
}
