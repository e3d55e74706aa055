import type { ApolloClient } from '@apollo/client';
import { EstimatePriceDocument } from '@frontend/shared/bookings/terms/estimate-price.generated';
import {
  followsTariff,
  type MovePricing,
  movePricing,
} from '@frontend/shared/bookings/terms/follows-tariff';
import { readUncached } from '@frontend/shared/data/queries/read-uncached';
import { refusalOf } from '@frontend/shared/data/requests/refusal';
import { typedPeriod } from '@frontend/shared/forms/typed-period';
import {
  keptPriceText,
  MOVE_TEXTS,
  priceText,
  shorterPriceText,
} from '@schema/texts/board/board-move';
import { formatRoubles } from '@schema/values/money/money';
import { type ChangePrices, pricesOfChange } from '@schema/values/money/price-of-change';
import type { Move, MovedEvent } from './move';

/** Maximum number of cached prices; about as many as one long drag requests. */
const KEPT = 60;

/** Effect of the move on the price; maintenance has none. */
export function pricingOf({ event, ...to }: Move): MovePricing {
  if (event.kind !== 'booking') return 'kept';
  return movePricing(event.record, { carId: to.carId, ...typedPeriod(to) });
}

/** Tariff prices for the positions of a dragged booking; each position is requested once. */
export class MovePrices {
  private readonly known = new Map<string, number>();

  constructor(private readonly client: ApolloClient) {}

  /** Roubles. Throws on a failed request or for days without a tariff. */
  async tariff(move: Move, signal?: AbortSignal): Promise<number> {
    const variables = { carId: move.carId, ...typedPeriod(move) };
    const key = JSON.stringify(variables);
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const { estimatePrice } = await readUncached(
      this.client,
      EstimatePriceDocument,
      variables,
      signal,
    );
    const { totalPrice } = estimatePrice;
    if (this.known.size >= KEPT) this.known.clear();
    this.known.set(key, totalPrice);
    return totalPrice;
  }

  /**
   * Tariff prices of a booking moved to other dates; null when the price stays. Throws on a failed
   * request.
   */
  async ofMove(move: Move, signal?: AbortSignal): Promise<ChangePrices | null> {
    const { event } = move;
    if (event.kind !== 'booking' || pricingOf(move) !== 'tariff') return null;
    const { totalPrice, startDate, endDate } = event.record;
    if (totalPrice == null) return null;
    const was = { startDate: new Date(startDate), endDate: new Date(endDate) };
    try {
      const tariff = await this.tariff(move, signal);
      return pricesOfChange({ was: totalPrice, tariff }, was, move);
    } catch (error) {
      // Days without a tariff have a manual price, which is kept.
      if (refusalOf(error)) return null;
      throw error;
    }
  }

  /** Clears the cache after each drag, since tariffs change. */
  forget(): void {
    this.known.clear();
  }

  /** Text shown until the tariff arrives. */
  awaited({ kind, record }: MovedEvent): string | null {
    if (kind !== 'booking' || record.totalPrice == null) return null;
    if (followsTariff(record)) return MOVE_TEXTS.priceWaits;
    return `${formatRoubles(record.totalPrice)}, ${MOVE_TEXTS.priceKept}`;
  }

  /**
   * «12 600 ₽ → 14 800 ₽»; «12 600 ₽ без изменений, по тарифу 14 800 ₽» on another car; «15 000 ₽ →
   * 10 000 ₽ по прежней цене за сутки» for less time at a higher tariff; null for no text.
   */
  async text(move: Move, signal: AbortSignal): Promise<string | null> {
    const { kind, record } = move.event;
    if (kind !== 'booking' || record.totalPrice == null || !followsTariff(record)) {
      return this.awaited(move.event);
    }
    const was = formatRoubles(record.totalPrice);
    const isKept = pricingOf(move) !== 'tariff';
    try {
      if (isKept) return keptPriceText(was, formatRoubles(await this.tariff(move, signal)));
      const prices = await this.ofMove(move, signal);
      if (!prices) return null;
      const will = formatRoubles(prices.taken);
      return prices.taken === prices.tariff ? priceText(was, will) : shorterPriceText(was, will);
    } catch {
      // No tariff for these days, or no connection: assume the price does not change.
      return isKept ? was : null;
    }
  }

  /** The tariff of the new car if the total stays and differs, roubles; null for no offer. */
  async offer(move: Move): Promise<number | null> {
    if (move.event.kind !== 'booking' || pricingOf(move) !== 'offered') return null;
    try {
      const tariff = await this.tariff(move);
      return tariff === move.event.record.totalPrice ? null : tariff;
    } catch {
      return null;
    }
  }
}
