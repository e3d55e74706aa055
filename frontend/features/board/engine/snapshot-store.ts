import type { BoardSnapshot } from './snapshot';

/** Holds the snapshot of the board for React. */
export class SnapshotStore {
  private readonly listeners = new Set<() => void>();
  private current: BoardSnapshot | null = null;

  constructor(private readonly create: () => BoardSnapshot) {}

  /** Notifies when the board comes to rest, and at once when its data, cursor or target change. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** The same object until the next `publish`. */
  readonly snapshot = (): BoardSnapshot => {
    this.current ??= this.create();
    return this.current;
  };

  publish(): void {
    this.current = null;
    for (const listener of this.listeners) listener();
  }
}
