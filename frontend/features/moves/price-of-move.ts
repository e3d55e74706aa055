import type { ApolloClient } from '@apollo/client';
import { EstimatePriceDocument } from '@frontend/shared/bookings/terms/estimate-price.generated';
import {
  followsTariff,
  type MovePricing,
  movePricing,
} from '@frontend/shared/bookings/terms/follows-tariff';
import { typedPeriod } from '@frontend/shared/forms/typed-period';
import { keptPriceText, MOVE_TEXTS, priceText } from '@schema/texts/board/board-move';
import { formatRoubles } from '@schema/values/money/money';
import type { Move, MovedEvent } from './move';

/** Cached prices; about as many as one long drag requests. */
const KEPT = 60;

/** What the move does to the price; service work has none. */
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
    const { data } = await this.client.query({
      query: EstimatePriceDocument,
      variables,
      fetchPolicy: 'no-cache',
      // No deduplication: a shared request would be aborted together with the other caller's.
      context: { fetchOptions: { signal }, queryDeduplication: false },
    });
    if (!data) throw new Error('The price estimate answered nothing');
    const { totalPrice } = data.estimatePrice;
    if (this.known.size >= KEPT) this.known.clear();
    this.known.set(key, totalPrice);
    return totalPrice;
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
   * «12 600 ₽ → 14 800 ₽», or «12 600 ₽ без изменений, по тарифу 14 800 ₽» on another car; null for
   * no text.
   */
  async text(move: Move, signal: AbortSignal): Promise<string | null> {
    const { kind, record } = move.event;
    if (kind !== 'booking' || record.totalPrice == null || !followsTariff(record)) {
      return this.awaited(move.event);
    }
    const was = formatRoubles(record.totalPrice);
    const isKept = pricingOf(move) !== 'tariff';
    try {
      const tariff = formatRoubles(await this.tariff(move, signal));
      return isKept ? keptPriceText(was, tariff) : priceText(was, tariff);
    } catch {
      // No tariff for these days, or no connection: assume the price does not change.
      return isKept ? was : null;
    }
  }

  /** The tariff of the new car where the total stays and differs, roubles; null for no offer. */
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
