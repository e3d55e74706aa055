import { document, money } from '@backend/store/sql/columns';
import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { Car } from './car.entity';

/** One share of the profit calculator: 0–100 percent (requirements.md, N23). */
export interface AnalysisShare {
  readonly title: string;
  readonly percent: number;
}

/** The owner's input for the profit calculator and the return on investment of a car. */
export const CarAnalysis = defineEntity({
  name: 'CarAnalysis',
  tableName: 'car_analyses',
  properties: {
    car: () =>
      p.oneToOne(Car).owner().primary().ref().deleteRule('cascade').updateRule('no action'),
    shares: document<AnalysisShare[]>(),
    purchasePriceKopecks: money().nullable(),
    currentValueKopecks: money().nullable(),
    version: p.integer().version(),
  },
});

export type CarAnalysis = InferEntity<typeof CarAnalysis>;
