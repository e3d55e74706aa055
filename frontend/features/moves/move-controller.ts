import type { ApolloClient } from '@apollo/client';
import { type Occupied, occupiedOf } from '@frontend/shared/bookings/occupied';
import { followsTariff } from '@frontend/shared/bookings/terms/follows-tariff';
import { announce } from '@frontend/shared/data/commands/stale';
import { refusalOf } from '@frontend/shared/data/requests/refusal';
import { offerUndo } from '@frontend/shared/lib/overlays/undo';
import { showToast, type ToastAction } from '@frontend/shared/ui/feedback/toasts';
import { MOVE_TEXTS } from '@schema/texts/board/board-move';
import { ESTIMATE_TEXTS } from '@schema/texts/bookings/bookings';
import { KIT_TEXTS } from '@schema/texts/shell/shell';
import { otherPrices } from '@schema/values/money/price-of-change';
import { aboutOf, type Move, type MovedEvent, placed } from './move';
import {
  type Difference,
  differences,
  offlineBoardText,
  priceSaid,
  repricedText,
  takeText,
} from './move-words';
import { MovePrices } from './price-of-move';
import { type SavedMove, saveMove } from './save-move';
import { VersionChain } from './version-chain';

/** Details of a refusal that need more than one sentence. */
export type Refused =
  | {
      readonly kind: 'occupied';
      readonly move: Move;
      readonly message: string;
      readonly occupied: Occupied;
    }
  | { readonly kind: 'stale'; readonly move: Move; readonly differences: readonly Difference[] };

interface MoveControllerOptions {
  readonly client: ApolloClient;
  /** Company time zone, IANA. */
  readonly zone: string;
  readonly canEditBookings: boolean;
  readonly carTitle: (id: number) => string;
  readonly onRefused: (refused: Refused) => void;
  readonly onRemove: (bookingId: number) => void;
}

/** Alternative prices, when the tariff price changes against the length. */
function choicesOf({ prices }: SavedMove): (readonly [title: string, total: number])[] {
  if (!prices?.isAgainstLength) return [];
  return otherPrices(prices, prices.taken).map((total) => [takeText(total, prices), total]);
}

/** Handles moves on the board: permissions, price preview, save and undo. */
export class MoveController {
  private readonly prices: MovePrices;
  private readonly versions = new VersionChain();

  constructor(private readonly options: MoveControllerOptions) {
    this.prices = new MovePrices(options.client);
  }

  whyNot({ kind, record }: MovedEvent): string | null {
    if (kind === 'maintenance') return null;
    if (!this.options.canEditBookings) return MOVE_TEXTS.bookingReadOnly;
    return record.returnedAt ? MOVE_TEXTS.returned : null;
  }

  showReason(reason: string): void {
    showToast('info', reason);
  }

  pendingPrice(event: MovedEvent): string | null {
    return this.prices.awaited(event);
  }

  price(move: Move, signal: AbortSignal): Promise<string | null> {
    return this.prices.text(move, signal);
  }

  remove({ kind, record }: MovedEvent): void {
    if (kind === 'maintenance') this.showReason(MOVE_TEXTS.serviceStays);
    else if (this.options.canEditBookings) this.options.onRemove(record.id);
    else this.showReason(MOVE_TEXTS.bookingReadOnly);
  }

  /** True when saved; otherwise the reason has been shown. */
  async save(move: Move): Promise<boolean> {
    const { client, carTitle, zone } = this.options;
    const { event } = move;
    try {
      const [kept, offer] = await Promise.all([
        saveMove(client, this.prices, move, event.record.version),
        this.prices.offer(move),
      ]);
      const price = priceSaid(move, { saved: kept.totalPrice, offer, prices: kept.prices });
      const text = offlineBoardText(move, carTitle(move.carId), kept.hits, price, zone);
      const there = placed(move, kept);
      const take = (title: string, total: number): ToastAction => ({
        title,
        run: () => void this.recalculate(there, total),
      });
      const undo = () => void this.undo(move, kept.version);
      offerUndo(text, aboutOf(event), undo, [
        ...(offer === null ? [] : [take(ESTIMATE_TEXTS.recalculate, offer)]),
        ...choicesOf(kept).map(([title, total]) => take(title, total)),
      ]);
      return true;
    } catch (error) {
      this.refused(move, error, () => void this.save(move));
      return false;
    } finally {
      this.prices.forget();
    }
  }

  /** Applies another total, roubles, with its own undo. */
  private async recalculate(move: Move, total: number): Promise<void> {
    const about = aboutOf(move.event);
    try {
      const now = this.versions.current(about, move.event.record.version);
      const kept = await saveMove(this.options.client, this.prices, move, now, total);
      const text = repricedText(move, this.options.carTitle(move.carId), total);
      offerUndo(text, about, () => void this.undo(move, kept.version));
    } catch (error) {
      this.refused(move, error, () => void this.recalculate(move, total));
    }
  }

  /** Restores the previous record, unless another user has changed it since. */
  private async undo(move: Move, version: number): Promise<void> {
    const { event } = move;
    const { startDate, endDate, carId } = event.record;
    const about = aboutOf(event);
    const back: Move = {
      event: { ...event, record: { ...event.record, carId: move.carId } } as MovedEvent,
      carId,
      startDate: new Date(startDate),
      endDate: new Date(endDate),
    };
    const price =
      event.kind === 'booking' && followsTariff(event.record) ? event.record.totalPrice : null;
    try {
      const now = this.versions.current(about, version);
      const kept = await saveMove(this.options.client, this.prices, back, now, price ?? undefined);
      this.versions.restored(about, event.record.version, kept.version);
      showToast('success', MOVE_TEXTS.undone);
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal?.code === 'STALE') showToast('error', MOVE_TEXTS.undoStale);
      else if (refusal) showToast('error', refusal.message);
      else this.retry(MOVE_TEXTS.undoFailed, () => void this.undo(move, version));
      if (refusal) this.askAgain(back);
    }
  }

  private refused(move: Move, error: unknown, again: () => void): void {
    const refusal = refusalOf(error);
    if (!refusal) {
      this.retry(MOVE_TEXTS.noLink, again);
      return;
    }
    const occupied = occupiedOf(refusal);
    const { onRefused, carTitle, zone } = this.options;
    if (occupied) onRefused({ kind: 'occupied', move, message: refusal.message, occupied });
    else if (refusal.code === 'STALE') {
      const current = (refusal.details.current ?? {}) as Readonly<Record<string, unknown>>;
      const changes = differences(move.event, current, carTitle, zone);
      onRefused({ kind: 'stale', move, differences: changes });
    } else showToast('error', refusal.message);
    this.askAgain(move);
  }

  private askAgain({ event, carId }: Move): void {
    announce('updateBooking', [...new Set([event.record.carId, carId])]);
  }

  private retry(text: string, run: () => void): void {
    showToast('error', text, { title: KIT_TEXTS.retry, run });
  }
}
