import { parseInstant } from '@schema/values/time/instant';
import type { ActionBooking, ActionConflict, ActionFacts, ActionTask } from './useActionList';

/** A task of the list; for the next customer of a late car, with the late rental. */
export interface TaskEntry {
  readonly kind: 'task';
  readonly section: 'overdue' | 'today';
  readonly task: ActionTask;
  /** The rental that has not returned the car. */
  readonly waitsFor: ActionBooking | null;
}

interface ConflictEntry {
  readonly kind: 'conflict';
  readonly conflict: ActionConflict;
}

interface IncompleteEntry {
  readonly kind: 'incomplete';
  readonly count: number;
}

export type NowEntry = TaskEntry | ConflictEntry | IncompleteEntry;

export const taskKey = ({ kind, booking }: Pick<ActionTask, 'kind' | 'booking'>) =>
  `${kind}-${booking.id}`;

export function entryKey(entry: NowEntry): string {
  if (entry.kind === 'task') return taskKey(entry.task);
  return entry.kind === 'conflict' ? `conflict-${entry.conflict.maintenance.id}` : entry.kind;
}

/** Key of the facts that determine the row height: badges, and contact links of late tasks. */
export function entryForm(entry: NowEntry): string {
  if (entry.kind !== 'task') return entry.kind;
  const { task, waitsFor } = entry;
  return [task.isLate, task.booking.whereabouts, waitsFor?.id].join(' ');
}

/**
 * All entries of the list, each task once: the handover that waits for a late car follows its
 * return.
 */
export function entriesOf(facts: ActionFacts, now: Date): NowEntry[] {
  const { overdue, today, conflicts, incompleteCount } = facts;
  const late = overdue.flatMap((task): TaskEntry[] => {
    const entry: TaskEntry = { kind: 'task', section: 'overdue', task, waitsFor: null };
    const { booking, nextBooking } = task;
    if (!nextBooking) return [entry];
    const at = nextBooking.startDate;
    const isLate = (parseInstant(at) ?? now) <= now;
    const next: ActionTask = {
      ...task,
      kind: 'handover',
      at,
      isLate,
      booking: nextBooking,
      nextBooking: null,
    };
    return [entry, { kind: 'task', section: 'overdue', task: next, waitsFor: booking }];
  });
  return [
    ...late,
    ...today.map((task): TaskEntry => ({ kind: 'task', section: 'today', task, waitsFor: null })),
    ...conflicts.map((conflict): ConflictEntry => ({ kind: 'conflict', conflict })),
    ...(incompleteCount ? [{ kind: 'incomplete' as const, count: incompleteCount }] : []),
  ];
}
