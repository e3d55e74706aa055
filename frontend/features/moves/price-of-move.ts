import type { ApolloClient } from '@apollo/client';
import { EstimatePriceDocument } from '@frontend/gql/graphql';
import { followsTariff } from '@frontend/shared/bookings/follows-tariff';
import { MOVE_TEXTS, priceText } from '@schema/texts/board/board-move';
import { formatRoubles } from '@schema/values/money/money';
import type { Move, MovedEvent } from './move';

/** Answers kept: as many as one long drag asks for. */
const KEPT = 60;

/** What the tariffs ask for a place a booking is held over; each place is asked for once. */
export class MovePrices {
  private readonly known = new Map<string, number>();

  constructor(private readonly client: ApolloClient) {}

  /** Roubles. Throws when the server cannot be asked or the days have no tariff. */
  async tariff({ carId, startDate, endDate }: Move, signal?: AbortSignal): Promise<number> {
    const variables = {
      carId,
      startDate: startDate.toISOString(),
      endDate: endDate.toISOString(),
    };
    const key = JSON.stringify(variables);
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const { data } = await this.client.query({
      query: EstimatePriceDocument,
      variables,
      fetchPolicy: 'no-cache',
      // Each asks for itself: to share a question that a hand has just given up is to be given up too.
      context: { fetchOptions: { signal }, queryDeduplication: false },
    });
    if (!data) throw new Error('The price estimate answered nothing');
    const { totalPrice } = data.estimatePrice;
    if (this.known.size >= KEPT) this.known.clear();
    this.known.set(key, totalPrice);
    return totalPrice;
  }

  /** Tariffs change: nothing learned in one drag is trusted in the next. */
  forget(): void {
    this.known.clear();
  }

  /** What is said of the price before the tariffs have answered. */
  awaited({ kind, record }: MovedEvent): string | null {
    if (kind !== 'booking' || record.totalPrice == null) return null;
    if (followsTariff(record)) return MOVE_TEXTS.priceWaits;
    return `${formatRoubles(record.totalPrice)}, ${MOVE_TEXTS.priceKept}`;
  }

  /** «12 600 ₽ → 14 800 ₽»; null when there is nothing to say. */
  async text(move: Move, signal: AbortSignal): Promise<string | null> {
    const { kind, record } = move.event;
    if (kind !== 'booking' || record.totalPrice == null || !followsTariff(record)) {
      return this.awaited(move.event);
    }
    try {
      const will = formatRoubles(await this.tariff(move, signal));
      return priceText(formatRoubles(record.totalPrice), will);
    } catch {
      // No tariff for these days, or no link: the price stays unless the server says otherwise.
      return null;
    }
  }
}
