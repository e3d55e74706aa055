import type { PlainRequest } from '@frontend/shared/data/requests/plain-request';
import operations from './now.graphql?raw';

export const ACTION_LIST_REQUEST: PlainRequest = {
  query: operations,
  operationName: 'ActionList',
  variables: {},
};
