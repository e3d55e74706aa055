/** A GraphQL enum with equal names and values. */
export function enumOf<Word extends string>(words: readonly Word[]): { readonly [W in Word]: W } {
  // Each name has itself as its value, hence the cast.
  return Object.fromEntries(words.map((word) => [word, word])) as { [W in Word]: W };
}
