import { MAX_MONEY_MARKS } from '@schema/constants';
import type { BoardSnapshot } from '../engine/snapshot';
import type { BlockMoney, BoardMoney } from '../model/look/block-money';

/** Returns the debts of the given bookings. Throws without an answer. */
export type AskMoney = (bookingIds: readonly number[]) => Promise<BoardMoney>;

/** Time in which rests and notices are collected into one request, ms. */
const BATCH_MS = 200;

/** The bookings in view. */
export function visibleBookings({ rows, visible, days }: BoardSnapshot): readonly number[] {
  return rows
    .slice(visible.first, visible.last + 1)
    .flatMap(({ events }) => events)
    .filter(
      ({ kind, start, end }) => kind === 'booking' && start <= days.last + 1 && end >= days.first,
    )
    .map(({ id }) => id);
}

/**
 * Requests each booking that comes into view once, all of them in one request, and those in view
 * again after a change of money.
 */
export class MoneySigns {
  private wanted: readonly number[] = [];
  private readonly known = new Map<number, BlockMoney | null>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isAsking = false;
  private isStale = false;

  constructor(
    private readonly ask: AskMoney,
    private readonly show: (money: BoardMoney) => void,
  ) {}

  /** Called when other bookings come into view. */
  seen(bookingIds: readonly number[]): void {
    this.wanted = bookingIds;
    this.schedule();
  }

  /** Called after a payment or a change of price. */
  changed(): void {
    this.isStale = true;
    this.schedule();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private missing(): readonly number[] {
    const missing = this.isStale ? this.wanted : this.wanted.filter((id) => !this.known.has(id));
    return missing.slice(0, MAX_MONEY_MARKS);
  }

  private schedule(): void {
    if (this.isAsking || this.timer !== undefined || this.missing().length === 0) return;
    this.timer = setTimeout(() => {
      this.timer = undefined;
      void this.load();
    }, BATCH_MS);
  }

  private async load(): Promise<void> {
    const ids = this.missing();
    const wasStale = this.isStale;
    this.isStale = false;
    this.isAsking = true;
    try {
      const money = await this.ask(ids);
      if (wasStale) this.known.clear();
      for (const id of ids) this.known.set(id, money.get(id) ?? null);
    } catch {
      // Omits outdated signs; the next rest or change requests them again.
      if (wasStale) this.known.clear();
      this.isAsking = false;
      this.publish();
      return;
    }
    this.isAsking = false;
    this.publish();
    this.schedule();
  }

  private publish(): void {
    const owed = [...this.known].flatMap(([id, money]) => (money ? [[id, money] as const] : []));
    this.show(new Map(owed));
  }
}
