declare module 'rubles' {
  /** Roubles → words; null: not above zero, or from a trillion. */
  export function rubles(roubles: number): string | null;
}
