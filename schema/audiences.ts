import type { Permission } from './permissions';

/**
 * Permissions to read personal data or money, any one of which is enough (docs/domain.md, who sees
 * what). Fields of GraphQL types name an audience by @Visible, snapshots of the change history by
 * backend/domain/change-history.ts.
 */
export const AUDIENCES = {
  /** Sections with documented e-mail addresses of bookings or customers (requirements.md, L, C). */
  email: ['view_clients', 'view_booking_list', 'view_archive'],
  /** Sections that show bookings with customer, phone, price and deposit. */
  bookings: [
    'view_board',
    'view_booking_list',
    'view_archive',
    'view_clients',
    'view_logistics',
    'edit_bookings',
  ],
  /** Permissions to offer cars at their tariffs. */
  prices: ['edit_bookings'],
  /** Sections that show maintenance with its cost. */
  serviceWork: ['view_board', 'view_logistics', 'view_analytics'],
  /** Shares of partners and of the profit, purchase price and current value of a car. */
  profit: ['view_analytics'],
  /** Payments and deposits of a booking. */
  money: ['edit_bookings'],
  /** Mileage and damages of a car, with their photos. */
  carState: ['view_cars', 'edit_bookings'],
  /** Documents of rentals, with the names of customers. */
  papers: ['edit_bookings'],
  /** Settings of the company. */
  company: ['manage_users'],
  reviews: ['view_reviews'],
  /** The owner's login: the calculator names its editor, the users page marks the account. */
  owner: ['view_analytics', 'manage_users'],
} as const satisfies Readonly<Record<string, readonly Permission[]>>;

export type Audience = keyof typeof AUDIENCES;
