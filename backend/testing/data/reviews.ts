import { ReviewTemplate } from '@backend/store/entities/reviews/review-template.entity';
import { addCar, addSource, bookingBody } from '@backend/testing/data/fleet';
import type { TestApp } from '@backend/testing/test-app';

/** A request in REST format. */
interface WireRequest {
  id: number;
  sourceId: number;
  status: string;
  bookingId: number;
  customerName: string;
  templateMessage: string;
  scheduledAt: string;
  handledAt: string | null;
}

let phones = 0;

/** Adds a source with the template `Оцените нас`; returns its id. */
export async function addAskedSource(app: TestApp, name: string): Promise<number> {
  const id = await addSource(app.store, name);
  const template = { message: 'Оцените нас', includeInQueue: true, updatedAt: app.clock.now() };
  await app.store.write(app.store.fork(), (em) =>
    em.insert(ReviewTemplate, { source: id, ...template }),
  );
  return id;
}

interface Rental {
  readonly carId?: number;
  readonly phone?: string;
  readonly fullName?: string;
  /** ISO 8601. */
  readonly startDate: string;
  readonly endDate: string;
}

/** Creates a booking through the API, by default of a new car and customer. Returns its id. */
export async function rent(app: TestApp, sourceId: number | null, rental: Rental): Promise<number> {
  phones += 1;
  const { carId = await addCar(app.store), startDate, endDate } = rental;
  const { phone = `+7916${String(1_000_000 + phones)}`, fullName = 'Иванов Иван' } = rental;
  const customer = { fullName, phone, email: 'secret@example.ru' };
  const body = bookingBody(carId, { customer, startDate, endDate, sourceId, totalPrice: 98765 });
  const editor = app.as(['edit_bookings']);
  const answer = await editor.rest<{ id: number }>('POST', '/bookings/with-customer', body);
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
  return answer.body.id;
}

export async function requestsOf(app: TestApp, status = 'pending'): Promise<WireRequest[]> {
  const path = `/reviews/requests?status=${status}`;
  const answer = await app.as(['view_reviews']).rest<{ items: WireRequest[] }>('GET', path);
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return answer.body.items;
}
