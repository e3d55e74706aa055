import type { Scene } from '../model/scene';
import type { DayRange } from '../model/view/loaded-window';
import { visibleRange } from '../model/view/viewport';

/** Reports the days in view when they change. */
export class RangeObserver {
  private range: DayRange = { first: Number.NaN, last: Number.NaN };

  constructor(private readonly changed: (range: DayRange) => void) {}

  check({ view, extent }: Scene): void {
    const { first, last } = visibleRange(view, extent);
    if (first === this.range.first && last === this.range.last) return;
    this.range = { first, last };
    this.changed(this.range);
  }
}
