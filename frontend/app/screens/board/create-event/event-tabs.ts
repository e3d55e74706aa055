export type EventTab = 'booking' | 'service';

/**
 * The tab to show: the requested one, or the other when the requested has no draft
 * (requirements.md, K2); null without drafts.
 */
export function shownTab(
  requested: EventTab,
  hasDraft: Readonly<Record<EventTab, boolean>>,
): EventTab | null {
  if (hasDraft[requested]) return requested;
  const other = requested === 'booking' ? 'service' : 'booking';
  return hasDraft[other] ? other : null;
}
