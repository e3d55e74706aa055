const short = new Intl.NumberFormat('ru-RU', { notation: 'compact', maximumFractionDigits: 1 });

/** An amount as an axis has room for: 120000 → '120 тыс.'; the heading says that it is roubles. */
export function shortRoubles(roubles: number): string {
  return short.format(roubles);
}
