import type { GraphqlRequest } from '@frontend/shared/data/requests/fetch-graphql';
import operations from './now.graphql?raw';

export const ACTION_LIST_REQUEST: GraphqlRequest = {
  query: operations,
  operationName: 'ActionList',
  variables: {},
};
