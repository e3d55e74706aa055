/**
 * The API of the peers that the pages use. Declared here, because types are checked without the
 * peers, which npm run bench -- board installs.
 */

declare module '*.css';

declare module 'vis-timeline/standalone' {
  export class DataSet<T> {
    constructor(items: T[]);
  }
  export class Timeline {
    constructor(
      container: HTMLElement,
      items: DataSet<object>,
      groups: DataSet<object>,
      options: Record<string, unknown>,
    );
    on(event: 'select', listener: (what: { items: number[] }) => void): void;
  }
}

declare module '@daypilot/daypilot-lite-javascript' {
  interface SchedulerOptions {
    onEventClick(of: { e: { id(): number } }): void;
    [name: string]: unknown;
  }
  export namespace DayPilot {
    class Scheduler {
      constructor(container: HTMLElement, options: SchedulerOptions);
      init(): void;
      scrollTo(day: string): void;
    }
  }
}

declare module '@glideapps/glide-data-grid' {
  import type { FunctionComponent } from 'react';

  export enum GridCellKind {
    Text = 'text',
    Custom = 'custom',
  }
  export interface CustomCell<T = unknown> {
    data: T;
  }
  interface DataEditorProps {
    getCellContent(cell: readonly [number, number]): object;
    onCellClicked(cell: readonly [number, number], event: { localEventX: number }): void;
    [name: string]: unknown;
  }
  export const DataEditor: FunctionComponent<DataEditorProps>;
}
