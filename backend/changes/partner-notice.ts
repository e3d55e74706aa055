import type { Topic } from '@schema/topics';
import type { ChangeNotice } from './notices';

/** Lists that a user tied to a partner reads. */
const READ: readonly Topic[] = ['board', 'daily', 'fleet', 'partners', 'profile', 'branding'];

/**
 * The notice for a user tied to a partner: without cars of others; null when it names only those,
 * or no list that the user reads. A change of shares may add or remove cars of the board.
 */
export function noticeOfPartner(
  notice: ChangeNotice,
  ownCarIds: readonly number[],
): ChangeNotice | null {
  if (notice.operation === 'subscribed') return notice;
  const hasNewShares = notice.topics.includes('partners');
  const read = notice.topics.filter((topic) => READ.includes(topic));
  if (read.length === 0) return null;
  const topics = hasNewShares ? [...new Set<Topic>([...read, 'board'])] : read;
  const ofAnyCar = hasNewShares || notice.carIds.length === 0;
  const carIds = ofAnyCar ? [] : notice.carIds.filter((id) => ownCarIds.includes(id));
  return ofAnyCar || carIds.length > 0 ? { ...notice, topics, carIds } : null;
}
