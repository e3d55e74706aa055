import { plateParts } from '@schema/values/fleet/car-title';
import { nameOfTwo } from '@schema/values/people/short-name';

export interface NamedRental {
  readonly carTitle?: string | null | undefined;
  readonly licensePlate?: string | null | undefined;
  /** Full name. */
  readonly customerName?: string | null | undefined;
}

/** 'А123ВС799' → 'А 123 ВС 799' */
function plateWords(licensePlate: string): string {
  const { body, region } = plateParts(licensePlate);
  return region ? `${body} ${region}` : body;
}

/**
 * «Lada Granta А 123 ВС 799, Никитина Анна»: a rental in a notice or in the name of a button. A car
 * without brand and model is named by its plate alone.
 */
export function rentalName({ carTitle, licensePlate, customerName }: NamedRental): string {
  const plate = licensePlate?.trim() ? plateWords(licensePlate) : '';
  const title = carTitle?.trim() === licensePlate?.trim() ? '' : (carTitle?.trim() ?? '');
  const car = [title, plate].filter(Boolean).join(' ');
  return [car, nameOfTwo(customerName ?? '')].filter(Boolean).join(', ');
}

/** «Выдана: Lada Granta А 123 ВС 799, Никитина Анна» */
export const ofRental = (what: string, rental: NamedRental): string => {
  const name = rentalName(rental);
  return name ? `${what}: ${name}` : what;
};
