import type { ReactNode } from 'react';
import type { ActionLinks } from './action-links';
import type { DoneTasks, TaskState } from './useDoneTasks';

/** What every row of the list needs. */
export interface NowTools {
  readonly links: ActionLinks;
  readonly done: DoneTasks;
  /** The button that takes a mark back, while it can be. */
  readonly undoOf: (state: TaskState) => ReactNode;
}
