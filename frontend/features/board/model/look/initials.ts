/** Minimum number of shown letters of a name. */
const LETTERS = 2;

/** «МК» of «Марина Котова», «Ко» of «Котова»; '' without a name. */
export function initialsOf(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const [first = '', second] = words;
  if (second === undefined) return [...first].slice(0, LETTERS).join('');
  return `${[...first][0]}${[...second][0]}`.toUpperCase();
}
