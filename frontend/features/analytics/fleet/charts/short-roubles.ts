const short = new Intl.NumberFormat('ru-RU', { notation: 'compact', maximumFractionDigits: 1 });

/** Amount for an axis, without the unit: 120000 → '120 тыс.' */
export function shortRoubles(roubles: number): string {
  return short.format(roubles);
}
