import { useSession } from '@frontend/shared/data/session';
import type { UserFacts } from './useUsers';

/** Is this the owner's account and somebody else at it? What opens it is then locked. */
export function useIsOthersOwner(user: UserFacts | null): boolean {
  const { id } = useSession().user;
  return Boolean(user?.isOwner) && user?.id !== id;
}
