import type { BookingFacts } from '@frontend/features/bookings/booking-facts';
import type { MaintenanceFacts } from '@frontend/features/maintenances/maintenance-facts';
import type { CarKnowledge } from '@frontend/shared/cars/car-facts';

/** What the board has loaded, as its dialogs ask for it: they open at once, without a round trip. */
export interface BoardKnowledge extends CarKnowledge {
  /** The first answer has come, so that a car missing here does not exist. */
  readonly isLoaded: boolean;
  booking(id: number): BookingFacts | null;
  maintenance(id: number): MaintenanceFacts | null;
}
