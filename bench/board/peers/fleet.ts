import type { AnswerRow } from '@frontend/features/board/model/rows/board-answer';
import { formatRoubles } from '@schema/values/money/money';
import './peer.css';

/** Height of our row and the margin above and below an event in it, px. */
export const ROW_PX = 84;
export const PADDING_PX = 6;
/** Total height of our column and day headers, px. */
export const HEADER_PX = 68;

interface PeerCar {
  id: number;
  name: string;
  plate: string;
}

export interface PeerEvent {
  id: number;
  carId: number;
  start: Date;
  end: Date;
  title: string;
  price: string;
  /** The fill of a booking or of maintenance. */
  fill: string;
}

/** The synthetic fleet in the format of the peers: cars, and events to the minute. */
export function peerFleet(rows: readonly AnswerRow[]): { cars: PeerCar[]; events: PeerEvent[] } {
  const event = (
    of: { id: number; carId: number; startDate: string; endDate: string },
    title: string,
    price: number,
    fill: string,
  ): PeerEvent => ({
    id: of.id,
    carId: of.carId,
    start: new Date(of.startDate),
    end: new Date(of.endDate),
    title,
    price: formatRoubles(price),
    fill,
  });
  return {
    cars: rows.map(({ car }) => ({
      id: car.id,
      name: `${car.brand} ${car.model}`,
      plate: car.licensePlate,
    })),
    events: rows.flatMap((row) => [
      ...row.bookings.map((booking) =>
        event(booking, booking.customer ?? '', booking.totalPrice ?? 0, '#cdf1de'),
      ),
      ...row.maintenances.map((work) => event(work, work.description, work.cost, '#fff3dc')),
    ]),
  };
}

export const carHtml = (car: PeerCar) => `<b>${car.name}</b><br>${car.plate}`;

export const eventHtml = (event: { title: string; price: string }) =>
  `<b>${event.title}</b><br>${event.price}`;

/** The element a peer is mounted in. */
export function rootElement(): HTMLElement {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no root.');
  return root;
}
