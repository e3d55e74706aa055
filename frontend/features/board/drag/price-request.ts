import type { EventMove } from './move-handlers';

/** The pointer rests this long over a target before the server is asked, ms. */
const PAUSE_MS = 180;

/** Requests the price of the latest target; earlier requests are aborted. */
export class PriceRequest {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked: AbortController | null = null;

  constructor(
    private readonly price: (move: EventMove, signal: AbortSignal) => Promise<string | null>,
  ) {}

  ask(move: EventMove, answer: (text: string | null) => void): void {
    this.stop();
    const asked = new AbortController();
    this.asked = asked;
    this.timer = setTimeout(async () => {
      const text = await this.price(move, asked.signal);
      if (!asked.signal.aborted) answer(text);
    }, PAUSE_MS);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.asked?.abort();
    this.asked = null;
  }
}
