import { useSession } from '@frontend/shared/data/session';
import type { HeldRow } from '@frontend/shared/lib/steady/hold-places';
import { useState } from 'react';
import { type NowEntry, type TaskEntry, taskKey } from './now-entries';
import type { ActionTask } from './useActionList';

/** A task marked in this list. */
export interface DoneTask {
  readonly at: Date;
  /** Version that was marked: a newer one in the list is a task again. */
  readonly version: number;
  /** Null: nothing to undo, or the time has elapsed. */
  readonly undo: (() => void) | null;
}

export interface TaskState {
  readonly entry: TaskEntry;
  /** Facts at the time the task was placed, which the row is drawn from. */
  readonly placed: TaskEntry;
  readonly key: string;
  /** Mark made in this list. */
  readonly done: DoneTask | null;
  /** Done or changed by others. */
  readonly isGone: boolean;
}

export const isOpen = ({ done, isGone }: TaskState) => !done && !isGone;

export interface DoneTasks {
  readonly stateOf: (row: HeldRow<NowEntry>, placed: TaskEntry, entry: TaskEntry) => TaskState;
  readonly isMarked: (key: string) => boolean;
  readonly onMarked: (task: ActionTask, undo: (() => void) | null) => void;
  readonly onUndone: (task: ActionTask) => void;
  readonly forgetUndo: (key: string) => void;
  readonly forgetAll: () => void;
}

/** Tasks marked in the list, which keep their place and an undo. */
export function useDoneTasks(): DoneTasks {
  const { now } = useSession();
  const [marked, setMarked] = useState<ReadonlyMap<string, DoneTask>>(new Map());
  const change = (key: string, next: DoneTask | null) =>
    setMarked((before) => {
      const after = new Map(before);
      if (next) after.set(key, next);
      else after.delete(key);
      return after;
    });
  return {
    stateOf({ key, isGone }, placed, entry) {
      const known = marked.get(key);
      const isAgain = known && !isGone && entry.task.booking.version > known.version;
      const done = known && !isAgain ? known : null;
      return { entry, placed, key, done, isGone: isGone && !done };
    },
    isMarked: (key) => marked.has(key),
    onMarked(task, undo) {
      change(taskKey(task), { at: now(), version: task.booking.version, undo });
    },
    onUndone: (task) => change(taskKey(task), null),
    forgetUndo: (key) =>
      setMarked((before) => {
        const known = before.get(key);
        return known ? new Map(before).set(key, { ...known, undo: null }) : before;
      }),
    forgetAll: () => setMarked(new Map()),
  };
}
