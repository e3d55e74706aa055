import type { RequestContext } from '@backend/operation/context';
import { countCars } from '@backend/store/queries/fleet/fleet-car-queries';
import { millisecondsInMinute } from 'date-fns/constants';

/**
 * Whether a company has so many cars that others notice its long reads. In a smaller one they take
 * less than starting a thread for them. Counted once a minute.
 */
export class LargeCompany {
  private counted = { at: Number.NEGATIVE_INFINITY, isLarge: false };

  constructor(private readonly fromCars: number) {}

  async isLarge({ em, now }: Pick<RequestContext, 'em' | 'now'>): Promise<boolean> {
    if (+now - this.counted.at < millisecondsInMinute) return this.counted.isLarge;
    this.counted = { at: +now, isLarge: (await countCars(em)) >= this.fromCars };
    return this.counted.isLarge;
  }
}
