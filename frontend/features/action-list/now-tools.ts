import type { ReactNode } from 'react';
import type { ActionLinks } from './action-links';
import type { DoneTasks, TaskState } from './useDoneTasks';

/** Dependencies shared by the rows of the list. */
export interface NowTools {
  readonly links: ActionLinks;
  readonly done: DoneTasks;
  /** Button that undoes a mark, while it can be undone. */
  readonly undoOf: (state: TaskState) => ReactNode;
}
