import type { BoardSnapshot } from './snapshot';

/** Keeps one picture of the board for React and says when there is a new one. */
export class Announcer {
  private readonly listeners = new Set<() => void>();
  private picture: BoardSnapshot | null = null;

  constructor(private readonly take: () => BoardSnapshot) {}

  /** Called when the board comes to rest, and at once when its data, cursor or target change. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** The board as React sees it; the same object until the next announcement. */
  readonly snapshot = (): BoardSnapshot => {
    this.picture ??= this.take();
    return this.picture;
  };

  announce(): void {
    this.picture = null;
    for (const listener of this.listeners) listener();
  }
}
