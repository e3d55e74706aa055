import { Roubles } from '@backend/operation/scalars';
import { READ_VERSION, VERSION } from '@backend/operation/types/read-version.types';
import { ACCESSORY_LIMITS } from '@schema/values/handover/accessories';
import { MAX_KM_LIMIT } from '@schema/values/handover/rates';
import type { NamedAngle } from '@schema/values/handover/sheet';
import { MAX_PHOTO_MONTHS } from '@schema/values/handover/sheet';
import type { Kopecks } from '@schema/values/money/money';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { PhotoAngleEnum } from './sheet-photo.types';

const NOT_PROPOSED = 'null: not proposed';
const RATES = {
  kmOver: `Proposed at a return for each kilometre above \`kmPerDay\`; ${NOT_PROPOSED}`,
  fuel: `Proposed at a return for each missing eighth of a tank; ${NOT_PROPOSED}`,
  late: `Proposed at a return for each begun hour of delay; ${NOT_PROPOSED}`,
};

const PHOTO_MONTHS =
  'Months after which photos of sheets are deleted; the sheets stay; null: never';

@ObjectType({ description: 'What is proposed at the return of a rental', simpleResolvers: true })
export class ReturnRates {
  @Field(() => Int, {
    nullable: true,
    description: 'Kilometres a day that the price includes; null: any number',
  })
  kmPerDay!: number | null;

  @Field(() => Roubles, { nullable: true, description: RATES.kmOver })
  kmOverPrice!: Kopecks | null;

  @Field(() => Roubles, { nullable: true, description: RATES.fuel })
  fuelEighthPrice!: Kopecks | null;

  @Field(() => Roubles, { nullable: true, description: RATES.late })
  lateHourPrice!: Kopecks | null;
}

@ObjectType({ description: 'Company settings for handover sheets' })
export class SheetSettings extends ReturnRates {
  @Field(() => [PhotoAngleEnum], { description: 'Angles that a sheet must have' })
  requiredAngles!: readonly NamedAngle[];

  @Field(() => [String], { description: 'Names of what is handed over with a car, in order' })
  accessories!: readonly string[];

  @Field(() => Int, { nullable: true, description: PHOTO_MONTHS })
  photoMonths!: number | null;

  @Field(() => Int, { description: VERSION })
  version!: number;
}

@InputType({ description: 'Company settings for handover sheets; an omitted one is none' })
export class SheetSettingsInput {
  @Field(() => [PhotoAngleEnum], {
    nullable: true,
    description: 'Angles that a sheet must have, `detail` excluded',
  })
  requiredAngles?: readonly NamedAngle[] | null;

  @Field(() => [String], {
    nullable: true,
    description: `Names of what is handed over with a car, each once, at most ${ACCESSORY_LIMITS.count} of ${ACCESSORY_LIMITS.name} characters`,
  })
  accessories?: readonly string[] | null;

  @Field(() => Int, {
    nullable: true,
    description: `Kilometres a day that the price includes, 1 to ${MAX_KM_LIMIT}`,
  })
  kmPerDay?: number | null;

  @Field(() => Roubles, { nullable: true, description: RATES.kmOver })
  kmOverPrice?: Kopecks | null;

  @Field(() => Roubles, { nullable: true, description: RATES.fuel })
  fuelEighthPrice?: Kopecks | null;

  @Field(() => Roubles, { nullable: true, description: RATES.late })
  lateHourPrice?: Kopecks | null;

  @Field(() => Int, { nullable: true, description: `${PHOTO_MONTHS}; 1 to ${MAX_PHOTO_MONTHS}` })
  photoMonths?: number | null;

  @Field(() => Int, { nullable: true, description: READ_VERSION })
  version?: number | null;
}
