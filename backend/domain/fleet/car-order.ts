import { type CarNameParts, displayName } from '@schema/values/fleet/car-title';

const russian = new Intl.Collator('ru', { numeric: true });

/** By title, then by plate, both in Russian alphabetical order (requirements.md, G4, K42). */
export function byTitleAndPlate(a: CarNameParts, b: CarNameParts): number {
  return (
    russian.compare(displayName(a), displayName(b)) ||
    russian.compare(a.licensePlate ?? '', b.licensePlate ?? '')
  );
}
