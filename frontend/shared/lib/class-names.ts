/** Joins the truthy class names: `classNames(css.button, isWide && css.wide)`. */
export function classNames(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
