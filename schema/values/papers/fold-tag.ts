/** A tag name without differences of case, ё and spaces: ` Клиент.  ИМЁН ` → `клиент. имен`. */
export function foldTag(name: string): string {
  return name.trim().toLowerCase().replaceAll('ё', 'е').replace(/\s+/g, ' ');
}
