import { bodyFields } from '@backend/rest/body-fields';
import { type RestRow, row } from '@backend/rest/row';
import { selectionOf } from '@backend/rest/selections';

/** Prices (requirements.md, P9). A documented POST, though it is read only. */
export const pricingRows: readonly RestRow[] = [
  row<{ estimatePrice: unknown }>({
    method: 'POST',
    path: '/pricing/estimate',
    operation: `query EstimatePrice($carId: Int, $startDate: DateTime, $endDate: DateTime) {
      estimatePrice(carId: $carId, startDate: $startDate, endDate: $endDate) ${selectionOf('PriceEstimate')}
    }`,
    variables: ({ body }) => bodyFields(body, ['carId', 'startDate', 'endDate']),
    pick: (data) => data.estimatePrice,
  }),
];
