import type { MaintenanceCardFragment } from '@frontend/gql/graphql';

/** What the editor of service work reads; the board already knows all of it. */
export type MaintenanceFacts = Pick<
  MaintenanceCardFragment,
  'id' | 'carId' | 'description' | 'status' | 'startDate' | 'endDate' | 'cost' | 'version'
>;
