import type { MaintenanceCardFragment } from '@frontend/gql/graphql';

/** What the editor shows; a subset of the fields the board has loaded. */
export type MaintenanceFacts = Pick<
  MaintenanceCardFragment,
  'id' | 'carId' | 'description' | 'status' | 'startDate' | 'endDate' | 'cost' | 'version'
>;
