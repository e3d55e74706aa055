/** Joins the class names that are there: `classNames(css.button, isWide && css.wide)`. */
export function classNames(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
