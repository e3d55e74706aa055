import type { EventMove } from './move-handlers';

/** The pointer rests this long over a target before the server is asked, ms. */
const PAUSE_MS = 180;

/** Requests the price of the latest target; earlier requests are aborted. */
export class PriceRequest {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private controller: AbortController | null = null;

  constructor(
    private readonly price: (move: EventMove, signal: AbortSignal) => Promise<string | null>,
  ) {}

  request(move: EventMove, onPrice: (text: string | null) => void): void {
    this.stop();
    const controller = new AbortController();
    this.controller = controller;
    this.timer = setTimeout(async () => {
      const text = await this.price(move, controller.signal);
      if (!controller.signal.aborted) onPrice(text);
    }, PAUSE_MS);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.controller?.abort();
    this.controller = null;
  }
}
